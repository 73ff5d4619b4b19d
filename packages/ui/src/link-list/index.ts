export { LinkList, type ActionItem, type LinkItem, type LinkListProps, type ListItem } from './link-list.tsx'

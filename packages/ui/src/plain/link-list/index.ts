export { PlainLinkList, type PlainLink, type PlainLinkListProps } from './link-list.tsx'

export { PlainLinkList, type PlainLink, type PlainLinkListProps } from './plain-link-list.tsx'

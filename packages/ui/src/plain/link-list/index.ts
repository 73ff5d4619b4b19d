export {
  PlainLinkList,
  type PlainAction,
  type PlainLink,
  type PlainLinkListProps,
  type PlainListItem,
} from './link-list.tsx'

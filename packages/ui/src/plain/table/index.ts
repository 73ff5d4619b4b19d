export { PlainTable, type PlainTableProps } from './table.tsx'

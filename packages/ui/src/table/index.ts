export { Table, type TableProps } from './table.tsx'
export { toCsv } from './to-csv.ts'
export { sortRows } from '../_table/sort-rows.ts'
export type { Column, Sort } from '../_table/column.ts'

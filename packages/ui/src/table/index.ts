export { Table, type TableProps } from './table.tsx'
export { toCsv } from './to-csv.ts'
export { sortRows } from './sort-rows.ts'
export type { Column, Sort } from './column.ts'

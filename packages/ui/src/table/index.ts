export { Table, type TableProps } from './table.tsx'
export { tableState, type MoreRows, type QueryState, type TableStatus } from '../_table/table-state.ts'
export type { Column, Sort } from '../_table/column.ts'

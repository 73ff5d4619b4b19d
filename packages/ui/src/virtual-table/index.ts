export { VirtualTable, type VirtualTableProps } from './virtual-table.tsx'

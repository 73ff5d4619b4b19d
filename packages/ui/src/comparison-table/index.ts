export { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx'

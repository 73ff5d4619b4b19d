export { ReceiptsTable } from './receipts-table.tsx'

export { ReceiptCard } from './receipt-card.tsx'
export { ReceiptsTable } from './receipts-table.tsx'

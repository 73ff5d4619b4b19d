export { ReceiptCard } from './receipt-card.tsx'
export { ReceiptsSample } from './receipts-sample.tsx'
export { ReceiptsTable } from './receipts-table.tsx'

export { CheckoutNotice } from './checkout-notice.tsx'
export { Packs } from './packs.tsx'
export { TransactionsTable } from './transactions-table.tsx'

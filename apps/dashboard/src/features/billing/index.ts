export { CheckoutNotice } from './checkout-notice.tsx'
export { Packs } from './packs.tsx'
export { RecentTransactions } from './recent-transactions.tsx'
export { TransactionsTable } from './transactions-table.tsx'

export { BalanceWorth } from './balance-worth.tsx'
export { NextCharge } from './next-charge.tsx'
export { PaymentDetails } from './payment-details.tsx'
export { SpendLimitUsed } from './spend-limit-used.tsx'

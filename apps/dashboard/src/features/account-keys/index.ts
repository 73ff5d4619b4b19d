export { AccountKeyDetails } from './account-key-details.tsx'
export { AccountKeysTable } from './account-keys-table.tsx'
export { SpendLimitCard } from './spend-limit-card.tsx'

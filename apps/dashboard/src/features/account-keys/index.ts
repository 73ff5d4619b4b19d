import { lazyPart } from '../../ground/parts/lazy-part.tsx'

export { AccountKeyDetails } from './account-key-details.tsx'
export { AccountKeysSample } from './account-keys-sample.tsx'
export { AccountKeysTable } from './account-keys-table.tsx'

/** Loaded when it is shown: only signed-in users need the form. */
export const SpendLimitCard = lazyPart(
  async () => (await import('./spend-limit-card.tsx')).SpendLimitCard,
  '30rem',
)

import { bodyBeforeTransaction } from './body-before-transaction.ts'
import { limitedFetch } from './limited-fetch.ts'

/** Rules of the platform, loaded by oxlint.config.ts. */
export default {
  meta: { name: 'platform' },
  rules: { 'body-before-transaction': bodyBeforeTransaction, 'limited-fetch': limitedFetch },
}

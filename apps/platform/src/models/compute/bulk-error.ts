import type { BulkErrorCode } from '@search-foundation/api-client'

/** Every reason for which a bulk job or a row of its file fails, as the SDK describes them. A test compares the two. */
export const bulkErrorCodes = [
  'no_text',
  'invalid_json',
  'too_long',
  'canceled',
  'insufficient_balance',
  'balance_held',
  'budget_exceeded',
  'spend_limit_exceeded',
  'model_refused',
  'service_failed',
  'no_row_embedded',
] as const satisfies readonly BulkErrorCode[]

/** Why a bulk job or a row of its file failed: a code for programs, and a sentence for people. */
export interface BulkError {
  code: BulkErrorCode
  message: string
  /** Tokens of a text that is too long, and what its model accepts. */
  tokens?: { count: number; limit: number }
}

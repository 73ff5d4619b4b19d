import { ApiFailure } from '../kernel/http/api-failure.ts'
import { UsageRefused } from '../ledger/usage-refused.ts'

/** Waits for work on the ledger. Throws 402 when balance or limits do not cover it. */
export async function paymentRequired<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UsageRefused ? new ApiFailure(402, error.message) : error
  }
}

import type { Facts } from '@search-foundation/content/fill-facts'

import { readBuiltReference } from './sdk-reference.ts'

/** Defaults of the SDK that guides state, by the name that a guide gives them. Throws when the SDK has not been built. */
export function sdkFacts(): Facts {
  const { limits, node } = readBuiltReference()
  return {
    'sdk.node': node.replace('>=', ''),
    'sdk.timeoutSeconds': limits.defaultTimeout / 1000,
    'sdk.searchTimeoutMinutes': limits.searchTimeout / 60_000,
    'sdk.concurrency': limits.defaultConcurrency,
    'sdk.webhookToleranceMinutes': limits.defaultTolerance / 60,
    'sdk.maxRetries': limits.defaultRetries,
    'sdk.retryBudget': limits.defaultBudget,
    'sdk.baseMilliseconds': limits.baseDelay,
    // The wait before the second retry is up to twice as long, and so on.
    'sdk.secondMilliseconds': limits.baseDelay * 2,
    'sdk.thirdMilliseconds': limits.baseDelay * 4,
    'sdk.maxDelaySeconds': limits.maxDelay / 1000,
  }
}

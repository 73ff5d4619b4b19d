// The numbers of the core. In a file without imports, bundlers put them where they are used.

/** Longest wait for a retry of a call without a deadline, in milliseconds. */
export const longestWait = 60_000

/** Wait before the first retry and longest wait, in milliseconds, before jitter. */
export const baseDelay = 500
export const maxDelay = 8000

/** Part of a retry that a successful call adds to the budget. */
export const earnedPerCall = 0.1

/** Shorter texts are not keys; replacing them would only garble error messages. */
export const shortestKey = 4

/** Longest part of an error body that is read, and longest text of an error, in UTF-16 units. */
export const maxErrorLength = 16_384

/** The same of JSON, which cannot be parsed in part. */
export const maxJsonLength = 1_048_576

/** Longest part that is quoted of a body that is a text. */
export const maxTextLength = 200

/** Longer waits, in milliseconds, overflow a timer, which would then fire at once. */
export const longestTimer = 2_147_483_647

/** Milliseconds of one attempt, by default. */
export const defaultTimeout = 70_000

/** The same of a search that is not streamed. */
export const searchTimeout = 600_000

/** Parallel requests of `embedEach`, by default. */
export const defaultConcurrency = 4

/** Longest difference between the time of a webhook and the clock, in seconds, by default. */
export const defaultTolerance = 300

/** Retries of one call, and those that all calls of a client share, by default. */
export const defaultRetries = 2
export const defaultBudget = 10

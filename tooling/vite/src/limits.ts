/**
 * When a test or its set-up is given up, in milliseconds. The limits end what hangs and measure nothing: machines differ by a factor of
 * three, and two suites share one.
 */
export const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

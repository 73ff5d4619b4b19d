/**
 * When a test or its set-up is given up, in milliseconds. The limits end what hangs and measure nothing: machines differ by a factor of
 * three, and two suites share one.
 */
export const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Limits of a package whose test files take back what they change in their process, so that they share one. To start a process and to load
 * the modules for each file takes longer than most files do.
 */
export const inOneProcess = { ...limits, isolate: false }

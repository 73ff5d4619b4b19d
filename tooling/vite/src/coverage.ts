import type { CoverageV8Options } from 'vitest/node'

/**
 * Measures which lines and branches the tests of a package run (V8), where `COVERAGE=1` asks for it, as `npm test` does. The figures
 * are a report to read, not a threshold to pass.
 * @param include the measured sources, as globs from the package's folder
 */
export const coverageOf = (include: readonly string[]): CoverageV8Options & { provider: 'v8' } => ({
  provider: 'v8',
  enabled: process.env['COVERAGE'] === '1',
  include: [...include],
  exclude: ['**/*.{test,test-support}.ts'],
  reporter: ['json-summary'],
  reportsDirectory: 'coverage',
})

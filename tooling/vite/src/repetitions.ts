/** What is read of Vitest's `TestCase`. Its own type would be another one for each copy of Vitest in the workspace. */
export interface RepeatableTest {
  fullName: string
  module: { relativeModuleId: string }
  diagnostic(): { retryCount: number } | undefined
  result(): { errors?: readonly { name?: string; message: string }[] | undefined }
}

/** Prints each repeated test with the error of its first try, so that `npm test` counts and names it. A reporter of Vitest. */
export const reportRepetitions = (print: (line: string) => void = console.log) => ({
  onTestCaseResult(test: RepeatableTest): void {
    const count = test.diagnostic()?.retryCount ?? 0
    if (count === 0) return
    const [error] = test.result().errors ?? []
    print(`  ↻ ${test.module.relativeModuleId} > ${test.fullName} (retry #${count})`)
    if (error !== undefined)
      print(
        `    ${error.name ?? 'Error'}: ${error.message
          .trim()
          .split(/\s*\n\s*/, 3)
          .join(' ')}`,
      )
  },
})

const isRepeated = Boolean(process.env['CI'])

/**
 * Settings of suites with real browsers or processes: continuous integration repeats a failed test, twice at most, and says so. A repeated test is a
 * defect with a cause; on a developer's machine it fails.
 */
export const repeated: {
  retry: number
  reporters: ('default' | ReturnType<typeof reportRepetitions>)[]
} = { retry: isRepeated ? 2 : 0, reporters: ['default', ...(isRepeated ? [reportRepetitions()] : [])] }

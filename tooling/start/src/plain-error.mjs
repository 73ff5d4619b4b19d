/** An error whose message is one plain sentence for the person at the keyboard: shown without a stack, exit code 1. */
export class PlainError extends Error {}

/** Patterns in a tool's output for causes outside the project, and what to do about them. */
const causes = [
  {
    sign: /ENOSPC|no space left on device/i,
    advice: 'The disk is full: free some space (about 3 GB are needed) and run the command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED.*registry|ERR_PNPM_META_FETCH_FAIL|network request to .* failed|Temporary failure (in name resolution|resolving)/i,
    advice:
      'The package registry cannot be reached: check the network (or the npm proxy settings) and run the command again.',
  },
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE/,
    advice: 'pnpm-lock.yaml does not fit the package.json files: run "pnpm install" and commit the lockfile.',
  },
  {
    sign: /EACCES|permission denied/i,
    advice:
      'A file may not be written: check that the folder and ~/.npm belong to you, and run the command again.',
  },
]

/**
 * The sentence for a failure of `step`, given what the tool printed: a known cause with its advice, or the step's name
 * and the last lines of the output.
 * @param {string} step
 * @param {string} output
 */
export function explain(step, output) {
  const cause = causes.find(({ sign }) => sign.test(output))
  if (cause) return cause.advice
  const tail = output.trim().split('\n').slice(-8).join('\n')
  return `${step} failed.${tail === '' ? '' : ` Its output:\n${tail}`}`
}

/**
 * Runs a command's main function; a PlainError becomes one line and exit code 1, any other error is printed with its stack.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    const text = error instanceof PlainError ? error.message : explain('This command', String(error))
    const known = error instanceof PlainError || !text.startsWith('This command failed')
    console.error(known ? text : error)
    process.exitCode = 1
  }
}

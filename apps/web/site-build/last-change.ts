import { execFileSync } from 'node:child_process'

const repository = new URL('../../../', import.meta.url).pathname

/** Returns what Git prints, in UTC; an empty text where it fails or is not installed. */
function git(folder: string, ...words: readonly string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // In a hook, Git names the repository of the hook by GIT_DIR.
      env: { ...process.env, GIT_DIR: undefined, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * Whether the days of last changes are known. They are not in a download without Git, nor in a clone of the newest commit only, in which
 * every file seems to be as new as that commit.
 */
export const hasHistory = (folder: string = repository): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository') === 'false' &&
  git(folder, 'log', '-1', '--format=%h', '--', 'package.json') !== ''

/** Returns the days of the newest commits that changed files or folders, YYYY-MM-DD; today for what is not committed yet; none without the history. */
export function daysOfLastChange(
  paths: Iterable<string>,
  folder: string = repository,
): Readonly<Record<string, string>> {
  if (!hasHistory(folder)) return {}
  const today = new Date().toISOString().slice(0, 10)
  const wanted = [...new Set(paths)]
  const format = ['--format=%x00%cd', '--date=short-local', '--name-only', '--no-renames', '--relative']
  // The newest commit comes first.
  const commits = git(folder, 'log', ...format, '--', ...wanted)
    .split('\0')
    .map((commit) => commit.split('\n'))
  const dayOf = (path: string) =>
    commits.find(([, ...files]) => files.some((file) => file === path || file.startsWith(`${path}/`)))?.[0]
  return Object.fromEntries(wanted.map((path) => [path, dayOf(path) ?? today]))
}

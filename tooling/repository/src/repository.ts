import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..')

/** Runs a program at the root of the repository and returns what it printed. Throws when it fails. */
export const output = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/**
 * Paths of the files that are tracked or about to be, from the root.
 * @param pathspecs Git's patterns, such as `*.ts`; all files without one
 */
export const trackedFiles = (...pathspecs: string[]): string[] =>
  output('git', 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...pathspecs)
    .split('\n')
    .filter(Boolean)
    .toSorted()

/** The text of a file, by its path from the root. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

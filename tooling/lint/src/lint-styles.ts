import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { root } from './repository.ts'

/** Judges a stylesheet with the repository's own rules (.stylelintrc.json) and returns the names of those it breaks. */
export function lintStyles(path: string, styles: string): string[] {
  const linter = join(root, 'node_modules/.bin/stylelint')
  // Its report goes to the error stream.
  const { stdout, stderr } = spawnSync(linter, ['--stdin-filename', path, '--formatter', 'json'], {
    cwd: root,
    encoding: 'utf8',
    input: styles,
  })
  const report = (stderr.startsWith('[') ? JSON.parse(stderr) : undefined) as
    | readonly { warnings: readonly { rule: string }[] }[]
    | undefined
  if (report === undefined) throw new Error(`stylelint gave no report: ${stdout}${stderr}`)
  return report.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

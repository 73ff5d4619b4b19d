import { join } from 'node:path'
import stylelint from 'stylelint'

import { root } from './repository.ts'

/** Judges a stylesheet with the repository's own rules (.stylelintrc.json) and returns the names of those it breaks. */
export async function lintStyles(path: string, styles: string): Promise<string[]> {
  const { results } = await stylelint.lint({ cwd: root, code: styles, codeFilename: join(root, path) })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

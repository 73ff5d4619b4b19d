import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './repository.mjs'

/**
 * The measured coverage, one row per package: share of lines and of branches that tests run. Empty when nothing was measured.
 * @param {string} [base]
 * @returns {string[]}
 */
export function coverageRows(base = root) {
  const files = globSync('{apps,packages}/*/coverage/coverage-summary.json', { cwd: base }).toSorted()
  const rows = files.map((file) => {
    const { total } = JSON.parse(readFileSync(join(base, file), 'utf8'))
    return { name: file.split(/[\\/]/).slice(0, 2).join('/'), total }
  })
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  return rows.map(
    ({ name, total }) =>
      `  ${name.padEnd(width)}  lines ${total.lines.pct} %, branches ${total.branches.pct} %`,
  )
}

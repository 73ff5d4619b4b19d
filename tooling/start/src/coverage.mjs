import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './repository.mjs'
import { packageFolders } from './workspace.mjs'

/**
 * The measured coverage, one row per package: share of lines and of branches that tests run. Empty when nothing was measured.
 * @param {string} [base]
 * @returns {string[]}
 */
export function coverageRows(base = root) {
  const rows = packageFolders(base).flatMap((name) => {
    const summary = join(base, name, 'coverage/coverage-summary.json')
    return existsSync(summary) ? [{ name, total: JSON.parse(readFileSync(summary, 'utf8')).total }] : []
  })
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  return rows.map(
    ({ name, total }) =>
      `  ${name.padEnd(width)}  lines ${total.lines.pct} %, branches ${total.branches.pct} %`,
  )
}

/* Writes the rewrites of the dashboard into firebase.json, one per language. To be run after the locale table has changed. */
import { readFileSync, writeFileSync } from 'node:fs'

import { dashboardRewrites } from '../site-build/files/dashboard-rewrites.ts'

const file = new URL('../../../firebase.json', import.meta.url)
const rules = dashboardRewrites().map(
  (rewrite) =>
    `      { ${Object.entries(rewrite)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(', ')} }`,
)
const text = readFileSync(file, 'utf8')
writeFileSync(
  file,
  text.replace(
    /("rewrites": \[\n)[^]*?(\n {4}\])/,
    (_, start: string, end: string) => start + rules.join(',\n') + end,
  ),
)

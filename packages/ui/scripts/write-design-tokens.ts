import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { designTokens } from '../src/foundations/design-tokens.ts'

// Writes the tokens for drawing programs to `design-tokens/`, a file for each theme.

const folder = join(import.meta.dirname, '../design-tokens')
mkdirSync(folder, { recursive: true })
for (const theme of ['light', 'dark'] as const) {
  const file = join(folder, `${theme}.tokens.json`)
  writeFileSync(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`)
  console.log(file)
}

/* Prints the messages that no app and no service uses. Fails if there are any. */
import { globSync, readFileSync } from 'node:fs'

import { defaultLocale } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'
import { unusedKeys } from './unused-keys.ts'

const root = new URL('../../../', import.meta.url)
const { messages } = readLocale(new URL(`../messages/${defaultLocale}/`, import.meta.url))

/** Messages for parts of the product that have no code yet. */
const waiting = ['content-products:group.']

const files = globSync('apps/*/{app,scripts,src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\./.test(file),
)
const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
const unused = unusedKeys(messages, sources).filter(
  (key) => !waiting.some((prefix) => key.startsWith(prefix)),
)
if (unused.length > 0) {
  console.error(`No code uses these messages:\n${unused.join('\n')}`)
  process.exitCode = 1
}

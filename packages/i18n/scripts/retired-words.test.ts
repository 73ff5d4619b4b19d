import { expect, test } from 'vitest'

import { defaultLocale } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'

const { messages } = readLocale(new URL(`../messages/${defaultLocale}/`, import.meta.url))
const texts = Array.from(messages.values(), (namespace) => Array.from(namespace.values())).flat()

/** What the product said once, and what it says now. */
test.each([
  ['ask on', 'ask a follow-up question'],
  ['most tokens', 'the name of the order'],
  ['write to sales', 'contact sales'],
  ['zero-token', 'without tokens'],
])('no English text says "%s" in place of "%s"', (retired) => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => new RegExp(`\\b${retired}\\b`, 'i').test(text))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { defaultLocale } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'
import { unusedKeys } from './unused-keys.ts'

const root = new URL('../../../', import.meta.url)
const { messages } = readLocale(new URL(`../messages/${defaultLocale}/`, import.meta.url))

/** Messages for parts of the product that have no code yet. */
const waiting = ['content-products:group.']

test('every message is used by an app or the platform', () => {
  const files = globSync('apps/*/{app,scripts,src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  )
  const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const unused = unusedKeys(messages, sources)
  expect(unused.filter((key) => !waiting.some((prefix) => key.startsWith(prefix)))).toEqual([])
})

test.each([
  ['a string', `useTranslation('shop'); t('title')`, []],
  ['a prefixed string', `t('shop:title')`, []],
  ['a template', "useTranslation('shop'); t(`ti${x}`)", []],
  ['a source that imports a module of that name', "import { t } from './shop.ts'; t('title')", []],
  ['a slot of a template', "useTranslation('shop'); `${t('title')}: `", []],
  ['a prefixed template', 't(`shop:${x}`)', []],
  ['a string without the namespace', `useTranslation('other'); t('title')`, ['shop:title']],
  ['a string in a comment', `useTranslation('shop') // t('title')`, ['shop:title']],
  ['a template of another key', "useTranslation('shop'); t(`lead.${x}`)", ['shop:title']],
  ['a template of nothing but a slot', "useTranslation('shop'); t(`${x}`)", ['shop:title']],
])('a key in %s', (_, source, unused) => {
  expect(unusedKeys(new Map([['shop', new Map([['title', 'Title']])]]), [source])).toEqual(unused)
})

test('a plural is used by its key without the form', () => {
  const shop = new Map([
    ['items_one', '{{count}} item'],
    ['items_other', '{{count}} items'],
  ])
  expect(unusedKeys(new Map([['shop', shop]]), [`useTranslation('shop'); t('items', { count })`])).toEqual([])
})

import { expect, test } from 'vitest'

import { unusedKeys } from './unused-keys.ts'

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

import { expect, test } from 'vitest'

import { packOf, packWith, textsIn } from './component-texts.ts'

const packs = ['de-DE', 'en-US', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW']

test.each([
  ['de', 'de-DE'],
  ['zh-TW', 'zh-TW'],
  ['pt', 'pt-BR'],
  ['en-US', 'en-US'],
  ['mn', 'en-US'],
])('the texts of components in the locale %s are those of %s', (locale, pack) => {
  expect(packOf(locale, packs)).toBe(pack)
})

test('modules with texts of React Aria are recognized', () => {
  const modules = '/repo/node_modules/.pnpm/react-aria@3/node_modules'
  expect(textsIn(`${modules}/react-aria/dist/private/intl/table/de-DE.mjs`)).toEqual({
    folder: 'react-aria/dist/private/intl/table',
    language: 'de-DE',
  })
  expect(textsIn(`${modules}/react-aria-components/dist/private/intl/ko-KR.mjs`)).toEqual({
    folder: 'react-aria-components/dist/private/intl',
    language: 'ko-KR',
  })
  expect(textsIn(`${modules}/react-aria/dist/private/table/intlStrings.mjs`)).toBeUndefined()
})

test('a translation is in the pack of its language only where the pack imports it', () => {
  const file = '/node_modules/react-aria/dist/private/intl/table/de-DE.mjs'
  expect(packWith(file)).toBeUndefined()
  expect(packWith(`${file}?pack`)).toBe('de-DE')
})

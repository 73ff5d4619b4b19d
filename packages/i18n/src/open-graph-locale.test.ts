import { expect, test } from 'vitest'

import { localeTable } from './locale-table.ts'
import { openGraphLocale } from './open-graph-locale.ts'

test('every language has its region in Open Graph', () => {
  expect(localeTable.map(({ code }) => openGraphLocale(code)).toSorted()).toEqual([
    'de_DE',
    'en_US',
    'es_ES',
    'fr_FR',
    'it_IT',
    'ja_JP',
    'ko_KR',
    'mn_MN',
    'ru_RU',
    'zh_CN',
    'zh_TW',
  ])
})

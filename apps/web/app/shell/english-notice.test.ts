import { expect, test } from 'vitest'

import { showEnglishNotice } from './english-notice.ts'

const site = 'https://example.test'

test.each([
  ['a German page', `${site}/de/docs?x=1`, null, '--notice-de'],
  ['a German page with Japanese saved', `${site}/de/docs/retries`, 'ja', '--notice-de'],
  ['an English page with Japanese saved', `${site}/docs/retries`, 'ja', '--notice-ja'],
  ['nowhere with Chinese saved', '', 'zh-CN', '--notice-zh-CN'],
  ['nowhere', '', null, undefined],
  ['another site', 'https://other.test/de/docs', null, undefined],
  ['another site with an unknown language saved', 'https://other.test/de', 'tlh', undefined],
])('the notice for a visitor from %s is in their language', (_, referrer, saved, property) => {
  const set = new Map<string, string | null>()
  const style = { setProperty: (name: string, value: string | null) => void set.set(name, value) }
  showEnglishNotice({ documentElement: { style }, referrer }, site, saved)
  expect([...set]).toEqual(property === undefined ? [] : [[property, 'block']])
})

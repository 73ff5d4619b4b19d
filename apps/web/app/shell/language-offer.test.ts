import { expect, test } from 'vitest'

import { showLanguageOffer } from './language-offer.ts'

test.each([
  ['a German browser on the English page', 'en-US', ['de-AT', 'en'], null, '--offer-de'],
  ['a browser in Hong Kong on the German page', 'de', ['zh-HK'], null, '--offer-zh-TW'],
  ['a browser in Welsh, then French', 'en-US', ['cy', 'fr-CA', 'en'], null, '--offer-fr'],
  ['a German browser on the German page', 'de', ['de-CH'], null, undefined],
  ['a browser in a language that the site does not have', 'en-US', ['cy'], null, undefined],
  ['a German browser whose visitor chose English', 'en-US', ['de'], 'en-US', undefined],
])('%s', (_, lang, wanted, chosen, property) => {
  const set = new Map<string, string | null>()
  const style = { setProperty: (name: string, value: string | null) => void set.set(name, value) }
  showLanguageOffer({ documentElement: { lang, style } }, wanted, chosen)
  expect([...set]).toEqual(property === undefined ? [] : [[property, 'flex']])
})

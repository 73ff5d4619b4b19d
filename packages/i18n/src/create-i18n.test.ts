import { expect, test, vi } from 'vitest'

import { createI18n } from './create-i18n.ts'

const messages = {
  common: { retry: 'Again' },
  'web-reader': {
    demo: { read: 'Read <{{text}}>', tab: { 'v1.5': 'J' } },
    pages_one: '{{count, number}} page',
    pages_other: '{{count, number}} pages',
  },
}
const refuse = (key: string): never => {
  throw new Error(`no ${key}`)
}
const open = (locale: string) => createI18n(locale, { [locale]: messages }, refuse)

test('texts are there at once, with values inserted as they are', () => {
  const t = open('de').getFixedT(null, 'web-reader')
  expect(t('demo.read' as 'title', { text: '<b>&$1{{count}}' })).toBe('Read <<b>&$1{{count}}>')
})

test('a prefix selects another namespace, and dots may belong to a key', () => {
  const t = open('de').getFixedT(null, ['web-reader', 'common'])
  expect(t('common:retry')).toBe('Again')
  expect(t('demo.tab.v1.5' as 'title')).toBe('J')
})

test.each([
  ['en-US', 1, '1 page'],
  ['en-US', 1234, '1,234 pages'],
  ['de', 1234, '1.234 pages'],
  ['mn', 1, '1 page'],
  ['mn', 1234, '1,234 pages'],
  ['en-XA', 1, '1 page'],
])('plurals and numbers in %s: %d', (locale, count, text) => {
  expect(open(locale).getFixedT(null, 'web-reader')('pages' as 'title', { count })).toBe(text)
})

test("Mongolian has its plurals and numbers where the browser's language has others", () => {
  const supported = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  const Rules = Intl.PluralRules
  const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function (code, options) {
    return new Rules(code === 'mn' ? 'ja' : code, options)
  })
  const t = open('mn').getFixedT(null, 'web-reader')
  expect(t('pages' as 'title', { count: 1 })).toBe('1 page')
  supported.mockRestore()
  rules.mockRestore()
})

test('English stands in for what a locale lacks, where it is given', () => {
  const i18n = createI18n('de', { de: {}, 'en-US': messages }, refuse)
  expect(i18n.t('common:retry')).toBe('Again')
})

test('a key that does not exist is reported once, and shown unless that throws', () => {
  const missing = vi.fn<(key: string) => void>()
  const t = createI18n('ru', { ru: messages }, missing).getFixedT(null, 'web-reader')
  expect(t('demo.url' as 'title', { count: 1 })).toBe('demo.url')
  expect(missing.mock.calls).toEqual([['web-reader:demo.url']])
  expect(() => open('de').t('nowhere:cancel' as 'cancel')).toThrow('nowhere:cancel')
})

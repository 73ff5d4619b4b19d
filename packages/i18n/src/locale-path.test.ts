import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hasLocaleShape, localizePath, resolveLocale, splitLocalePath } from './locale-path.ts'
import { defaultLocale, isPublishedLocale, localeTable } from './locale-table.ts'

const selectable = localeTable.filter((entry) => entry.selectable).map(({ code }) => code)
const anyLocale = fc.constantFrom(...selectable)
const segment = fc.stringMatching(/^[a-z0-9-]{4,12}$/).filter((text) => !hasLocaleShape(`/${text}`))
const plainPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)

test('a path put into a locale and split again is the same path', () => {
  fc.assert(
    fc.property(plainPath, anyLocale, (path, locale) => {
      expect(splitLocalePath(localizePath(path, locale))).toEqual({
        locale: locale === defaultLocale ? undefined : locale,
        path,
      })
    }),
  )
})

test('putting a path into a second locale replaces the first', () => {
  fc.assert(
    fc.property(plainPath, anyLocale, anyLocale, (path, first, second) => {
      expect(localizePath(localizePath(path, first), second)).toBe(localizePath(path, second))
    }),
  )
})

test('the path of a published locale wins over any saved language', () => {
  fc.assert(
    fc.property(plainPath, fc.option(fc.string(), { nil: undefined }), (path, saved) => {
      expect(resolveLocale(`/de${path}`, saved)).toBe('de')
    }),
  )
})

test('whatever is saved, the language shown is a published one', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (path, saved) => {
      expect(isPublishedLocale(resolveLocale(`/${path}`, saved))).toBe(true)
    }),
  )
})

test.each([
  ['/en', { locale: 'en-US', path: '/' }],
  ['/en-US/news', { locale: 'en-US', path: '/news' }],
  ['/EN-us/news', { locale: 'en-US', path: '/news' }],
  ['/de', { locale: 'de', path: '/' }],
  ['/de/news/late-chunking', { locale: 'de', path: '/news/late-chunking' }],
  ['/zh-tw/reader/', { locale: 'zh-TW', path: '/reader/' }],
  ['/mn/news', { locale: undefined, path: '/mn/news' }],
  ['/design', { locale: undefined, path: '/design' }],
  ['/', { locale: undefined, path: '/' }],
  ['', { locale: undefined, path: '/' }],
])('%s splits into %o', (path, parts) => {
  expect(splitLocalePath(path)).toEqual(parts)
})

test('without a locale in the path the saved language counts, then the default', () => {
  expect(resolveLocale('/news', 'de')).toBe('de')
  expect(resolveLocale('/news', 'en')).toBe('en-US')
  expect(resolveLocale('/news', 'mn')).toBe('en-US')
  expect(resolveLocale('/news', undefined)).toBe('en-US')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  canonicalPath,
  localeSegmentPattern,
  localizePath,
  prefixPath,
  resolveLocale,
  splitLocalePath,
} from './locale-path.ts'
import { defaultLocale, localeTable } from './locale-table.ts'
import { matchLocale } from './match-locale.ts'

const anyLocale = fc.constantFrom(...localeTable.map(({ code }) => code))
const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => matchLocale(text) === undefined)
const plainPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
const anyPath = fc
  .array(fc.constantFrom('en', 'EN-us', 'de', 'DE', 'fr', 'mn', 'klingon', 'xx', 'reader', ''), {
    maxLength: 5,
  })
  .map((segments) => `/${segments.join('/')}`)

describe('a path is split into locale and rest', () => {
  test.each([
    ['/en', 'en-US', '/'],
    ['/en-US/news', 'en-US', '/news'],
    ['/EN-us/news', 'en-US', '/news'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/news/late-chunking', 'de', '/news/late-chunking'],
    ['/zh-tw/reader/', 'zh-TW', '/reader/'],
    ['/zh/reader', 'zh-CN', '/reader'],
    ['/zh-Hant-HK/reader', 'zh-TW', '/reader'],
    ['/de-AT/reader', 'de', '/reader'],
    ['/mn/news', 'mn', '/news'],
    ['/de//host', 'de', '/host'],
    ['//host/de', undefined, '/host/de'],
    ['/design', undefined, '/design'],
    ['/klingon/api-dashboard', undefined, '/klingon/api-dashboard'],
    ['/', undefined, '/'],
    ['', undefined, '/'],
  ])('%s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname)).toEqual({ locale, path })
  })

  test.each([
    ['/', '/de'],
    ['/news', '/de/news'],
    ['/#models', '/de#models'],
    ['/?x=1', '/de?x=1'],
    ['/news?x=1#top', '/de/news?x=1#top'],
  ])('and %s in German is %s', (path, german) => {
    expect(prefixPath(path, 'de')).toBe(german)
    expect(localizePath(path, 'de')).toBe(german)
    expect(localizePath(path, defaultLocale)).toBe(path)
  })

  test('and a path put into any locale splits into the same parts', () => {
    fc.assert(
      fc.property(plainPath, anyLocale, (path, locale) => {
        expect(splitLocalePath(prefixPath(path, locale))).toEqual({ locale, path })
        expect(splitLocalePath(localizePath(path, locale))).toEqual({
          locale: locale === defaultLocale ? undefined : locale,
          path,
        })
      }),
    )
  })

  test('and a path put into a second locale loses the first', () => {
    fc.assert(
      fc.property(plainPath, anyLocale, anyLocale, (path, first, second) => {
        expect(localizePath(localizePath(path, first), second)).toBe(localizePath(path, second))
      }),
    )
  })
})

describe('every page has one address per language', () => {
  test.each([
    ['en means en-US', '/en/news', '/en-US/news'],
    ['en alone means en-US', '/en', '/en-US'],
    ['upper case is lowered', '/DE/news/', '/de/news/'],
    ['the region is in upper case', '/EN-us', '/en-US'],
    ['the dashboard has the same locales', '/Mn/api-dashboard/usage', '/mn/api-dashboard/usage'],
    ['a region that has no text of its own is left out', '/de-DE/news', '/de/news'],
    ['the address of a locale is kept', '/zh-TW/news', '/zh-TW/news'],
    ['the prefix of the default locale is kept', '/en-US/news', '/en-US/news'],
    ['a path without a locale is kept', '/news', '/news'],
    ['an unknown first segment is kept', '/klingon/news', '/klingon/news'],
  ])('%s: %s is %s', (_, pathname, canonical) => {
    expect(canonicalPath(pathname)).toBe(canonical)
  })

  test('and a canonical address is its own canonical address', () => {
    const spelling = fc.constantFrom('en', 'EN-us', 'de', 'DE', 'fr', 'mn', 'klingon')
    fc.assert(
      fc.property(spelling, plainPath, (first, path) => {
        const canonical = canonicalPath(prefixPath(path, first))
        expect(canonicalPath(canonical)).toBe(canonical)
      }),
    )
  })

  test('and a changed address never leads to another origin', () => {
    fc.assert(
      fc.property(anyPath, (pathname) => {
        const canonical = canonicalPath(pathname)
        expect(canonical === pathname || /^\/(?!\/)/.test(canonical)).toBe(true)
      }),
    )
  })
})

describe('the interface language', () => {
  test('is that of the path, before the saved language', () => {
    fc.assert(
      fc.property(plainPath, fc.option(fc.string(), { nil: undefined }), (path, saved) => {
        expect(resolveLocale(prefixPath(path, 'de'), saved)).toBe('de')
      }),
    )
    expect(resolveLocale('/EN/news', 'de')).toBe('en-US')
  })

  test('is the saved one without a locale in the path, then the default', () => {
    expect(resolveLocale('/news', 'de')).toBe('de')
    expect(resolveLocale('/news', 'en')).toBe('en-US')
    expect(resolveLocale('/mn/news', 'de')).toBe('mn')
    expect(resolveLocale('/klingon/news', 'de')).toBe('de')
    expect(resolveLocale('/news', null)).toBe('en-US')
  })

  test('is always one of the table', () => {
    const codes = localeTable.map(({ code }) => code)
    fc.assert(
      fc.property(fc.oneof(anyPath, fc.string()), fc.option(fc.string()), (path, saved) => {
        expect(codes).toContain(resolveLocale(path, saved))
      }),
    )
  })
})

test('the pattern for servers matches every supported locale and nothing else', () => {
  const pattern = new RegExp(`^/${localeSegmentPattern}/news$`)
  for (const { code } of localeTable) expect(`/${code}/news`).toMatch(pattern)
  for (const code of ['klingon', 'xx', 'en', 'DE', 'de-', 'xde']) expect(`/${code}/news`).not.toMatch(pattern)
})

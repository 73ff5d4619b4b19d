import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLocaleShape, localizePath, resolveLocale, splitLocalePath } from './locale-path.ts'
import { localeTable } from './locale-table.ts'

const selectable = localeTable.filter((entry) => entry.selectable).map(({ code }) => code)
const page = fc
  .array(fc.stringMatching(/^[a-z0-9-]{4,12}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)

describe('locale paths', () => {
  test('a localised path splits into the same page and locale', () => {
    fc.assert(
      fc.property(page, fc.constantFrom(...selectable), (path, locale) => {
        const localised = localizePath(path, locale)
        expect(splitLocalePath(localised)).toEqual({ locale: locale === 'en-US' ? undefined : locale, path })
        expect(localizePath(localised, 'en-US')).toBe(path)
      }),
    )
  })

  test('en and en-US are the same locale', () => {
    expect(splitLocalePath('/en/reader')).toEqual({ locale: 'en-US', path: '/reader' })
    expect(splitLocalePath('/en-US')).toEqual({ locale: 'en-US', path: '/' })
  })

  test('a locale that cannot be chosen is not a locale segment', () => {
    expect(splitLocalePath('/mn/reader').locale).toBeUndefined()
    expect(hasLocaleShape('/mn/reader')).toBe(true)
    expect(hasLocaleShape('/reader')).toBe(false)
  })

  test('the path wins over the saved language, and both must be published', () => {
    expect(resolveLocale('/de/news', 'en-US')).toBe('de')
    expect(resolveLocale('/news', 'de')).toBe('de')
    expect(resolveLocale('/news', 'ja')).toBe('en-US')
    expect(resolveLocale('/news', undefined)).toBe('en-US')
  })
})

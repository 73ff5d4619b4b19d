import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { localePath, locate, redirectFor, takeStoredKey, type Visit } from './guards.ts'

const site = {
  patterns: ['/', '/reader', '/news', '/news/:slug'],
  locales: ['en-US', 'de'],
  defaultLocale: 'en-US',
}

const visit = (address: string, change: Partial<Visit> = {}): Visit => {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  return {
    pathname,
    search,
    hash,
    missing: false,
    settings: { language: undefined, showFarewell: false },
    ...change,
  }
}
const redirect = (address: string, change?: Partial<Visit>) => redirectFor(visit(address, change), site)

describe('guard 1: sui leads to the dashboard', () => {
  test('keeps the query', () => {
    expect(redirect('/?sui=apikey&x=1')).toBe('/api-dashboard?sui=apikey&x=1')
  })
  test('keeps the locale, also where the page does not exist', () => {
    expect(redirect('/de/reader?sui')).toBe('/de/api-dashboard?sui')
    expect(redirect('/de/nowhere/at/all?sui', { missing: true })).toBe('/de/api-dashboard?sui')
  })
  test('leaves the dashboard alone', () => {
    expect(redirect('/api-dashboard/billing?sui=apikey')).toBeNull()
    expect(redirect('/de/api-dashboard?sui=apikey')).toBeNull()
  })
})

describe('guard 2: an unsupported locale leads to landing', () => {
  test.each(['/xx/reader', '/xx', '/fr/news/a', '/reader-of-things/news'])('%s', (path) => {
    expect(redirect(path)).toBe('/')
  })
  test('leaves supported ones alone', () => {
    expect(redirect('/de/reader')).toBeNull()
    expect(redirect('/en-US')).toBeNull()
  })
})

describe('guard 3: not found leads to landing', () => {
  test('for paths no page has', () => {
    expect(redirect('/a/b/c')).toBe('/')
    expect(redirect('/de/a/b')).toBe('/de')
  })
  test('for an article that does not exist, as the server says', () => {
    expect(redirect('/news/unknown', { missing: true })).toBe('/')
    expect(redirect('/de/news/unknown', { missing: true })).toBe('/de')
  })
})

describe('guard 4: showFarewell leads from landing to the dashboard', () => {
  const settings = { language: undefined, showFarewell: true }
  test('keeps query and locale and adds login', () => {
    expect(redirect('/?a=1', { settings })).toBe('/api-dashboard?a=1&login=true')
    expect(redirect('/de', { settings })).toBe('/de/api-dashboard?login=true')
  })
  test('concerns landing only', () => {
    expect(redirect('/reader', { settings })).toBeNull()
  })
})

describe('saved language', () => {
  const saved = (language: string) => ({ settings: { language, showFarewell: false } })
  test('leads to the same page in that language, where the path names none', () => {
    expect(redirect('/reader?x=1#code', saved('de'))).toBe('/de/reader?x=1#code')
    expect(redirect('/', saved('de'))).toBe('/de')
  })
  test('gives way to the path', () => {
    expect(redirect('/en-US/reader', saved('de'))).toBeNull()
  })
  test('counts only where pages exist in it', () => {
    expect(redirect('/reader', saved('fr'))).toBeNull()
    expect(redirect('/reader', saved('en-US'))).toBeNull()
  })
})

describe('as a whole', () => {
  const segment = fc.constantFrom('de', 'en-US', 'fr', 'xx', 'reader', 'news', 'api-dashboard', 'a', '')
  const visits = fc.record({
    pathname: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
    search: fc.constantFrom('', '?sui=1', '?a=b', '?sui=1&login=true'),
    hash: fc.constantFrom('', '#x'),
    missing: fc.boolean(),
    settings: fc.record({
      language: fc.constantFrom(undefined, 'de', 'en-US', 'fr'),
      showFarewell: fc.boolean(),
    }),
  })

  test('ends after at most three redirects, and never at the address it started from', () => {
    fc.assert(
      fc.property(visits, (start) => {
        let present: Visit = start
        for (let count = 0; count <= 3; count++) {
          const next = redirectFor(present, site)
          if (next === null) return
          expect(next).not.toBe(present.pathname + present.search + present.hash)
          // The page a redirect leads to exists.
          present = visit(next, { settings: start.settings })
        }
        expect.unreachable('more than three redirects')
      }),
    )
  })

  test('never leaves the site', () => {
    fc.assert(
      fc.property(visits, (start) => {
        const next = redirectFor(start, site)
        expect(next === null || /^\/(?!\/)/.test(next)).toBe(true)
      }),
    )
  })

  test('finds again what it made of locale and page', () => {
    const paths = fc.constantFrom('/', '/reader', '/news', '/news/a-title')
    fc.assert(
      fc.property(fc.constantFrom('en-US', 'de'), paths, (locale, path) => {
        const place = locate(localePath(locale, path, 'en-US'), site.patterns)
        expect(place).toEqual({ kind: 'page', path, locale: locale === 'en-US' ? undefined : locale })
      }),
    )
  })
})

describe('the query key s', () => {
  test('is taken out and nothing else', () => {
    expect(takeStoredKey('?a=1&s=x%20y&b=2')).toEqual({ value: 'x y', search: '?a=1&b=2' })
    expect(takeStoredKey('?s=')).toEqual({ value: '', search: '' })
  })
  test('is left alone where it is missing', () => {
    expect(takeStoredKey('?sui=1')).toBeNull()
  })
})

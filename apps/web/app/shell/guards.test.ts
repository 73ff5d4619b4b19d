import { prefixPath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { redirectFor, type Visit } from './guards.ts'

function visit(address: string, change: Partial<Visit> = {}): Visit {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  const settings = { language: null, showFarewell: false }
  return { pathname, search, hash, missing: false, settings, ...change }
}
const redirect = (address: string, change?: Partial<Visit>) =>
  redirectFor(visit(address, change))?.address ?? null
const missing = { missing: true }

describe('guard 1: a query with the key sui leads to the dashboard with that query', () => {
  test.each([
    ['from landing', '/?sui=apikey&x=1', '/api-dashboard?sui=apikey&x=1'],
    ['from another page, without a value', '/news?sui', '/api-dashboard?sui'],
    ['in the language of the path', '/de/reader?sui', '/de/api-dashboard?sui'],
    ['in the default language of the path', '/en/reader?sui', '/en-US/api-dashboard?sui'],
    ['in a supported language that is not in the menu', '/mn/reader?sui=1', '/mn/api-dashboard?sui=1'],
    ['from an unknown path', '/de/nowhere/at/all?sui', '/de/api-dashboard?sui'],
    ['from an unsupported locale', '/klingon/reader?sui', '/api-dashboard?sui'],
  ])('%s', (_, address, target) => {
    expect(redirect(address)).toBe(target)
    expect(redirect(address, missing)).toBe(target)
  })

  test.each(['/api-dashboard/billing?sui=apikey', '/de/api-dashboard?sui=apikey'])(
    'but not from the dashboard itself: %s',
    (address) => {
      expect(redirect(address)).toBeNull()
    },
  )
})

describe('guard 2: a first segment that is not a supported locale leads to landing', () => {
  test.each([
    '/xx',
    '/xx/reader',
    '/xx/api-dashboard',
    '/xxx/api-dashboard',
    '/klingon/api-dashboard',
    '/klingon/api-dashboard/usage?x=1',
    '/e/api-dashboard',
    '/%F0%9F%99%82/api-dashboard',
    '/reader-of-things/news',
  ])('%s', (path) => {
    expect(redirect(path)).toBe('/')
    expect(redirect(path, missing)).toBe('/')
  })

  test.each(localeTable.map(({ code }) => code))('%s is supported', (code) => {
    expect(redirect(prefixPath('/reader', code))).not.toBe('/')
    expect(redirect(prefixPath('/api-dashboard', code))).not.toBe('/')
  })
})

describe('every page has one address per language', () => {
  test.each([
    ['en means en-US', '/en/reader?x=1#code', '/en-US/reader?x=1#code'],
    ['en alone means en-US', '/en', '/en-US'],
    [
      'en means en-US on the dashboard',
      '/en/api-dashboard/usage?days=7',
      '/en-US/api-dashboard/usage?days=7',
    ],
    ['another case is the same locale', '/DE/news/a-title#b', '/de/news/a-title#b'],
    ['another case on the dashboard', '/DE/api-dashboard', '/de/api-dashboard'],
    ['the region is in upper case', '/zh-tw/reader', '/zh-TW/reader'],
  ])('%s', (_, address, target) => {
    expect(redirect(address, missing)).toBe(target)
  })

  test.each(['/reader', '/de/reader', '/en-US', '/api-dashboard', '/de/api-dashboard/usage'])(
    '%s is such an address',
    (address) => {
      expect(redirect(address)).toBeNull()
    },
  )
})

describe('guard 3: the not-found route leads to landing, in the language of the path', () => {
  test.each([
    ['/a/b/c', '/'],
    ['/de/a/b', '/de'],
    ['/EN/a/b', '/en-US'],
    ['/mn/a/b', '/mn'],
  ])('%s', (address, landing) => {
    expect(redirect(address)).toBe(landing)
  })

  test('also for an article that does not exist, once the server says so', () => {
    expect(redirect('/news/unknown')).toBeNull()
    expect(redirect('/news/unknown', missing)).toBe('/')
    expect(redirect('/de/news/unknown', missing)).toBe('/de')
  })

  test('and only they say that the page is missing', () => {
    const isMissing = (address: string, change?: Partial<Visit>) =>
      redirectFor(visit(address, change))?.isMissing
    expect(isMissing('/de/a/b')).toBe(true)
    expect(isMissing('/klingon/reader')).toBe(true)
    expect(isMissing('/news/unknown', missing)).toBe(true)
    expect(isMissing('/DE/reader')).toBe(false)
    expect(isMissing('/klingon/reader?sui')).toBe(false)
  })

  test('but landing is never left for landing', () => {
    expect(redirect('/', missing)).toBeNull()
    expect(redirect('/de', missing)).toBeNull()
  })
})

describe('guard 4: the stored showFarewell leads from landing to the dashboard', () => {
  const settings = { language: null, showFarewell: true }
  test.each([
    ['/?a=1', '/api-dashboard?a=1&login=true'],
    ['/de', '/de/api-dashboard?login=true'],
    ['/reader', null],
  ])('from %s to %s', (address, target) => {
    expect(redirect(address, { settings })).toBe(target)
  })
})

describe('the saved language', () => {
  const saved = (language: string) => ({ settings: { language, showFarewell: false } })
  test('leads to the same page in that language, where the path names none', () => {
    expect(redirect('/reader?x=1#code', saved('de'))).toBe('/de/reader?x=1#code')
    expect(redirect('/', saved('de'))).toBe('/de')
  })
  test('gives way to the path', () => {
    expect(redirect('/en-US/reader', saved('de'))).toBeNull()
  })
  test.each(['en-US', 'en', 'xx', ''])('%j leads nowhere else', (language) => {
    expect(redirect('/reader', saved(language))).toBeNull()
  })
})

describe('the guards as a whole', () => {
  const segment = fc.constantFrom(
    ...['de', 'en-US', 'en', 'DE', 'fr', 'mn', 'xx', 'klingon', 'reader', 'news', 'api-dashboard', 'a', ''],
  )
  const visits = fc.record({
    pathname: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
    search: fc.constantFrom('', '?sui=1', '?a=b', '?sui=1&login=true'),
    hash: fc.constantFrom('', '#x'),
    missing: fc.boolean(),
    settings: fc.record({
      language: fc.constantFrom(null, 'de', 'en-US', 'en', 'fr'),
      showFarewell: fc.boolean(),
    }),
  })

  test('end after at most three redirects, and never at the address they started from', () => {
    fc.assert(
      fc.property(visits, (start) => {
        let present: Visit = start
        for (let count = 0; count <= 3; count++) {
          const next = redirectFor(present)?.address ?? null
          if (next === null) return
          expect(next).not.toBe(present.pathname + present.search + present.hash)
          // The page a redirect leads to exists.
          present = visit(next, { settings: start.settings })
        }
        expect.unreachable('more than three redirects')
      }),
    )
  })

  test('never leave the site', () => {
    fc.assert(
      fc.property(visits, (start) => {
        const next = redirectFor(start)?.address ?? null
        expect(next === null || /^\/(?!\/)/.test(next)).toBe(true)
      }),
    )
  })
})

describe('a page in English only has one address', () => {
  const german = { settings: { language: 'de', showFarewell: false } }

  test('without a locale, whatever the language of the visitor', () => {
    expect(redirect('/docs/embeddings', german)).toBeNull()
    expect(redirect('/de/docs/embeddings?x=1#limits', missing)).toBe('/docs/embeddings?x=1#limits')
    expect(redirect('/docs/unknown', missing)).toBe('/')
  })

  test('and a translated one has an address per language', () => {
    expect(redirect('/docs/quickstart', german)).toBe('/de/docs/quickstart')
    expect(redirect('/docs', german)).toBe('/de/docs')
  })
})

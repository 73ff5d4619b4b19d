import { readFileSync } from 'node:fs'
import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable, publishedLocales } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { routeOf } from '../app/site-map.ts'

interface Hosting {
  rewrites: { source?: string; regex?: string; destination: string }[]
  redirects: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

const file = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')
const { hosting } = JSON.parse(file) as { hosting: Hosting }

test('the hosting serves the dashboard under every locale of the locale table', () => {
  const dashboard = hosting.rewrites.at(-1)
  expect(dashboard).toEqual({
    regex: `^/${localeSegmentPattern}/api-dashboard(/.*)?$`,
    destination: '/api-dashboard/index.html',
  })
})

test('the dashboard of a published language has its shell, before the rule for the others', () => {
  const translated = publishedLocales.filter(({ code }) => code !== defaultLocale)
  // A glob that ends in a slash and two stars would leave out the address of the overview.
  expect(hosting.rewrites.slice(0, -1)).toEqual([
    { source: '/api-dashboard/**', destination: '/api-dashboard/index.html' },
    ...translated.map(({ code }) => ({
      regex: `^/${code}/api-dashboard(/.*)?$`,
      destination: `/api-dashboard/${code}/index.html`,
    })),
  ])
})

test('the hosting redirects en to en-US', () => {
  expect(hosting.redirects.map(({ source, destination }) => [source, destination])).toEqual([
    ['/en', '/en-US'],
    ['/en/:path*', '/en-US/:path'],
  ])
})

test('no locale has the path of a page', () => {
  for (const code of ['en', ...localeTable.map((locale) => locale.code)]) {
    expect(routeOf(`/${code}`)).toBeUndefined()
  }
})

/** The headers that the hosting adds to responses at addresses that match a source. */
const headersOf = (source: string) =>
  Object.fromEntries(
    hosting.headers.find((rule) => rule.source === source)?.headers.map(({ key, value }) => [key, value]) ??
      [],
  )

test('every response has the security headers', () => {
  expect(headersOf('**')).toMatchObject({
    // Two years, as the preload list requires at least one.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The rest of the policy is in each page, with the hashes of its scripts. A <meta> cannot forbid framing.
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Isolated from other windows, except from those that the page opens to sign in.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('the hosting refuses features that no page uses', () => {
  expect(headersOf('**')['Permissions-Policy']?.split(', ').toSorted()).toEqual([
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'serial=()',
    'usb=()',
    'xr-spatial-tracking=()',
  ])
})

import { readFileSync } from 'node:fs'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { routeOf } from '../../app/ground/site-map.ts'
import { prerenderedPaths } from '../../prerendered-paths.ts'
import { redirectOf } from '../plugins/redirect-of.ts'
import { dashboardRewrites, type Rewrite } from './dashboard-rewrites.ts'
import { localeRedirects, type Redirect } from './locale-redirects.ts'

interface Hosting {
  cleanUrls: boolean
  trailingSlash: boolean
  rewrites: Rewrite[]
  redirects: Redirect[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

const file = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')
const { hosting } = JSON.parse(file) as { hosting: Hosting }

test('the hosting gives every address of the dashboard a page of its language', () => {
  expect(hosting.rewrites).toEqual(dashboardRewrites())
  const destinationOf = (path: string) =>
    hosting.rewrites.find(({ regex }) => regex !== undefined && new RegExp(regex).test(path))?.destination
  for (const { code } of localeTable) {
    const page = `${code === defaultLocale ? '' : `/${code}`}/api-dashboard/index.html`
    expect(destinationOf(`/${code}/api-dashboard`)).toBe(page)
    expect(destinationOf(`/${code}/api-dashboard/usage`)).toBe(page)
  }
  expect(destinationOf('/klingon/api-dashboard')).toBeUndefined()
  expect(destinationOf('/de/api-dashboards')).toBeUndefined()
})

test('the hosting understands a locale segment as people write it, and keeps the page', () => {
  expect(hosting.redirects).toEqual(localeRedirects())
})

test.each([
  ['/en', '/en-US'],
  ['/en/news/late-chunking', '/en-US/news/late-chunking'],
  ['/en-GB/news', '/en-US/news'],
  ['/en-us/news', '/en-US/news'],
  ['/DE', '/de'],
  ['/de-DE/reader', '/de/reader'],
  ['/De-at/', '/de'],
  ['/zh', '/zh-CN'],
  ['/zh-Hans/reader', '/zh-CN/reader'],
  ['/zh-Hant-HK/reader', '/zh-TW/reader'],
  ['/zh-tw', '/zh-TW'],
  ['/mn-Cyrl-MN/api-dashboard/usage', '/mn/api-dashboard/usage'],
  ['/pt-BR/reader', '/reader'],
  ['/nl', '/'],
])('the hosting redirects %s to %s', (from, to) => {
  expect(redirectOf(hosting, new URL(from, 'https://site.example'), [])).toBe(to)
})

test('the hosting redirects no page and no address that it has redirected to', () => {
  const rules = { ...hosting, cleanUrls: false }
  for (const path of prerenderedPaths()) {
    expect(redirectOf(rules, new URL(path, 'https://site.example'), [])).toBeUndefined()
  }
  for (const { destination } of localeRedirects()) {
    const target = new URL(destination.replace(':1', 'reader'), 'https://site.example')
    expect(redirectOf(rules, target, [])).toBeUndefined()
  }
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

import { readFileSync } from 'node:fs'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { routeOf } from '../../app/ground/site-map.ts'
import { dashboardRewrites, type Rewrite } from './dashboard-rewrites.ts'

interface Hosting {
  rewrites: Rewrite[]
  redirects: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

const file = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')
const { hosting } = JSON.parse(file) as { hosting: Hosting }

test('the hosting gives every address of the dashboard the page of its language', () => {
  expect(hosting.rewrites).toEqual(dashboardRewrites())
  const destinationOf = (path: string) =>
    hosting.rewrites.find(({ regex }) => regex !== undefined && new RegExp(regex).test(path))?.destination
  for (const { code } of localeTable) {
    const page = code === defaultLocale ? '/api-dashboard/index.html' : `/api-dashboard/${code}/index.html`
    expect(destinationOf(`/${code}/api-dashboard`)).toBe(page)
    expect(destinationOf(`/${code}/api-dashboard/usage`)).toBe(page)
  }
  expect(destinationOf('/klingon/api-dashboard')).toBeUndefined()
  expect(destinationOf('/de/api-dashboards')).toBeUndefined()
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

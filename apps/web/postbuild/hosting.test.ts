import { readFileSync } from 'node:fs'
import { localeSegmentPattern } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable, publishedLocales } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { routeOf } from '../app/site-map.ts'

interface Hosting {
  rewrites: { source?: string; regex?: string; destination: string }[]
  redirects: { source: string; destination: string }[]
}

const file = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')
const { hosting } = JSON.parse(file) as { hosting: Hosting }

test('the hosting serves the dashboard under every locale of the locale table', () => {
  const dashboard = hosting.rewrites.find(({ regex }) => regex !== undefined)
  expect(dashboard).toEqual({
    regex: `^/${localeSegmentPattern}/api-dashboard(/.*)?$`,
    destination: '/api-dashboard/index.html',
  })
})

test('the dashboard of a published language has its shell, before the rule for the others', () => {
  const sources = hosting.rewrites.map(({ source, destination }) => [source, destination])
  const translated = publishedLocales.filter(({ code }) => code !== defaultLocale)
  expect(sources).toEqual([
    ['/api-dashboard/**', '/api-dashboard/index.html'],
    ...translated.map(({ code }) => [`/${code}/api-dashboard/**`, `/api-dashboard/${code}/index.html`]),
    [undefined, '/api-dashboard/index.html'],
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

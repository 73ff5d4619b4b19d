import { readdirSync } from 'node:fs'
import { defaultLocale, publishedLocales } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { notFoundPath, pages } from '../app/site-map.ts'
import { pagePaths, prerenderedPaths } from '../prerendered-paths.ts'
import { pageEntry } from './page-entry.ts'
import { robotsText, sitemapText } from './sitemap.ts'

test('every page is prerendered without prefix and in each published locale', () => {
  const paths = prerenderedPaths()
  for (const path of [
    '/',
    '/reader',
    '/news',
    '/en-US',
    '/en-US/reader',
    '/de',
    '/de/reader',
    '/de/news',
    notFoundPath,
  ]) {
    expect(paths).toContain(path)
  }
  expect(paths.some((path) => path.includes(':'))).toBe(false)
  expect(new Set(paths).size).toBe(paths.length)
})

test('an old address is prerendered, but neither in the sitemap nor in the palette', () => {
  expect(prerenderedPaths()).toContain('/de/tokenizer')
  expect(pagePaths()).toContain('/segmenter')
  expect(pagePaths()).not.toContain('/tokenizer')
})

test('every route has a file', () => {
  const files = readdirSync(new URL('../app', import.meta.url), { recursive: true }).map(String)
  for (const { file } of pages) expect(files).toContain(file)
})

test('the sitemap lists each page once per language, with its translations', () => {
  const map = sitemapText(['/', '/reader'], 'https://site.example')
  const prefixes = publishedLocales.map(({ code }) => (code === defaultLocale ? '' : `/${code}`))
  expect([...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    ...prefixes.map((prefix) => `https://site.example${prefix === '' ? '/' : prefix}`),
    ...prefixes.map((prefix) => `https://site.example${prefix}/reader`),
  ])
  expect(map.match(/hreflang="de" href="https:\/\/site.example\/de\/reader"/g)).toHaveLength(prefixes.length)
  expect(robotsText('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml')
})

test('articles are among the pages', () => {
  expect(pagePaths().filter((path) => path.startsWith('/news/')).length).toBeGreaterThan(0)
})

test('the palette lists a page by its title and description', () => {
  const entry = (html: string, path: string) => pageEntry(parseHTML(html).document, path)
  const html =
    '<html><head><title>Q &amp; A · Site</title><meta name="description" content="It&#x27;s &quot;so&quot;"/></head></html>'
  expect(entry(html, '/faq')).toEqual({ title: 'Q & A', description: 'It\'s "so"', path: '/faq' })
  expect(() => entry('<html><head></head></html>', '/x')).toThrow('/x')
})

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { pages } from '../app/site-map.ts'
import { pageEntry } from './page-entry.ts'
import { notFoundPath, pagePaths, prerenderedPaths } from './prerendered-paths.ts'
import { robotsText, sitemapText } from './sitemap.ts'

test('prerenders every page without prefix and in each published locale', () => {
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

test('has a file for every route', () => {
  const files = readdirSync(new URL('../app', import.meta.url), { recursive: true }).map(String)
  for (const { file } of pages) expect(files).toContain(file)
})

test('names each page once per language in the sitemap, with its translations', () => {
  const map = sitemapText(['/', '/reader'], 'https://site.example')
  expect([...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/de',
    'https://site.example/reader',
    'https://site.example/de/reader',
  ])
  expect(map.match(/hreflang="de" href="https:\/\/site.example\/de\/reader"/g)).toHaveLength(2)
  expect(robotsText('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml')
})

test('lists articles among the pages', () => {
  expect(pagePaths().filter((path) => path.startsWith('/news/')).length).toBeGreaterThan(0)
})

test('reads the palette entry out of a page', () => {
  const html = '<title>Q &amp; A · Site</title><meta name="description" content="It&#x27;s &quot;so&quot;"/>'
  expect(pageEntry(html, '/faq')).toEqual({ title: 'Q & A', description: 'It\'s "so"', path: '/faq' })
  expect(() => pageEntry('<p></p>', '/x')).toThrow('/x')
})

import { readdirSync } from 'node:fs'
import { handbookPath } from '@search-foundation/content/brand'
import { readArticles } from '@search-foundation/content/read-articles'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { notFoundPath, pages } from '../../app/ground/site-map.ts'
import { pagePaths, prerenderedPaths } from '../../prerendered-paths.ts'
import { feedText, type FeedArticle } from './feed.ts'
import { llmsFiles } from './llms.ts'
import { pageEntry } from './page-entry.ts'
import { pageMarkdown } from './page-markdown.ts'
import { securityText } from './security-text.ts'
import { siteFiles } from './site-files.ts'
import { robotsText, sitemapText } from './sitemap.ts'

test('every page is prerendered without prefix and in each locale', () => {
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
  const files = readdirSync(new URL('../../app', import.meta.url), { recursive: true }).map(String)
  for (const { file } of pages) expect(files).toContain(file)
})

test('the sitemap lists each page once per language, with its translations', () => {
  const map = sitemapText(['/', '/reader'], 'https://site.example')
  const prefixes = localeTable.map(({ code }) => (code === defaultLocale ? '' : `/${code}`))
  expect([...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    ...prefixes.map((prefix) => `https://site.example${prefix === '' ? '/' : prefix}`),
    ...prefixes.map((prefix) => `https://site.example${prefix}/reader`),
  ])
  expect(map.match(/hreflang="de" href="https:\/\/site.example\/de\/reader"/g)).toHaveLength(prefixes.length)
  expect(map.match(/hreflang="x-default" href="https:\/\/site.example\/reader"/g)).toHaveLength(
    prefixes.length,
  )
  expect(robotsText('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml')
})

test('reports of vulnerabilities have an address that is valid for less than a year after the build', () => {
  const brand = {
    hosts: { site: siteUrl },
    securityEmail: 'security@site.example',
    repository: 'https://git.site.example/house',
  }
  const text = securityText(brand, new Date('2026-12-31T12:00:00Z'))
  expect(text).toContain('Contact: mailto:security@site.example\n')
  expect(text).toContain('Expires: 2027-12-01T00:00:00.000Z\n')
  expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n')
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

const siteUrl = 'https://site.example'
const article = (slug: string, locale: string, date: string, bodyLocale = locale): FeedArticle => ({
  slug,
  locale,
  bodyLocale,
  date,
  title: `<${slug}> in ${locale}`,
  excerpt: 'A & B',
  author: 'Ada',
})

test('a feed lists the articles of its language, and in English those that are not translated', () => {
  const articles = [
    article('new', 'en-US', '2026-02-02'),
    article('old', 'de', '2026-01-01', 'en-US'),
    article('old', 'en-US', '2026-01-01'),
  ]
  const { document } = parseHTML(feedText(articles, 'de', siteUrl))
  const texts = (name: string) =>
    [...document.querySelectorAll(`entry > ${name}`)].map((one) => one.textContent)
  expect(texts('title')).toEqual(['<new> in en-US', '<old> in de'])
  expect(texts('id')).toEqual([`${siteUrl}/de/news/new`, `${siteUrl}/de/news/old`])
  expect([...document.querySelectorAll('entry')].map((entry) => entry.getAttribute('xml:lang'))).toEqual([
    'en-US',
    'de',
  ])
  expect([...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('hreflang'))).toEqual(
    ['en-US', 'en-US'],
  )
  expect(document.querySelector('feed > updated')?.textContent).toBe('2026-02-02T00:00:00Z')
})

test('the list for language models groups the pages, each with its Markdown address, and each group has a list of its own', () => {
  const page = (path: string) => ({ path, title: `T${path}`, description: 'D' })
  const files = llmsFiles(
    ['/', '/reader', '/models/a', '/docs/b', '/docs/reference/c', '/docs/cli', '/legal'].map(page),
    siteUrl,
  )
  const whole = files.get('/llms.txt') ?? ''
  for (const [name, heading, path] of [
    ['guides', 'Guides', '/docs/b'],
    ['reference', 'API reference', '/docs/reference/c'],
    ['sdk', 'SDK, command line and MCP reference', '/docs/cli'],
    ['products', 'Products', '/reader'],
    ['models', 'Models', '/models/a'],
    ['company', 'Company', '/legal'],
  ] as const) {
    const line = `- [T${path}](${siteUrl}${path}.md): D\n`
    expect(whole).toContain(`## ${heading}\n\nThis section alone: ${siteUrl}/llms/${name}.txt\n\n${line}`)
    expect(files.get(`/llms/${name}.txt`)).toBe(`# Search Foundation: ${heading}\n\n${line}`)
  }
})

test('a page becomes Markdown: its content with whole addresses, and nothing to operate', () => {
  const { document } = parseHTML(`<html><body><nav>Menu</nav><main>
    <details data-page-frame=""><summary>Contents</summary></details><h1>Rea<wbr>der</h1><p>Read <a href="/news">more</a>.</p><div data-island="/demo.js"><p>Result</p></div><button>Run</button><script>run()</script>
    <pre><code class="language-sh">curl x</code></pre>
    <table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
    <p hidden>Later</p></main></body></html>`)
  const text = pageMarkdown(document, siteUrl)
  expect(text).toMatch(
    /^# Reader\n\n> All pages: <https:\/\/site\.example\/llms\.txt>\n\nRead \[more\]\(https:\/\/site\.example\/news\)\./,
  )
  expect(text).toContain('```sh\ncurl x\n```')
  expect(text).toMatch(/\| A \|\n\| - \|\n\| 1 \|/)
  expect(text).not.toMatch(/Menu|Contents|Result|Run|run\(\)|Later/)
  expect(document.querySelector('button')).not.toBeNull()
})

test('every language has a feed of the news, the changelog has one, and no file beside the pages is empty', async () => {
  expect(siteFiles.filter(({ type }) => type === 'application/atom+xml').map(({ path }) => path)).toEqual([
    ...localeTable.map(({ code }) => (code === defaultLocale ? '/feed.xml' : `/${code}/feed.xml`)),
    '/changelog.xml',
  ])
  // A handbook takes a third of a second, and those of all languages are written alike.
  const written = siteFiles.filter(
    ({ path }) => !path.endsWith('.epub') || path === handbookPath(defaultLocale),
  )
  for (const { content } of written) expect((await content(readArticles)).length).toBeGreaterThan(0)
  // The sitemap reads the platform's API document, for which the platform is started.
})

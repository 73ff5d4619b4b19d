import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { brokenLinks, linksOf } from './broken-links.ts'

const page = (address: string, html: string) =>
  [address, linksOf(parseHTML(`<html><body>${html}</body></html>`).document, address)] as const

test('links to missing pages, files and anchors are found; others are not', () => {
  const pages = new Map([
    page('/', '<a href="/news#top">a</a><a href="/gone">b</a><a href="https://other.example/x">c</a>'),
    page('/news', '<h1 id="top">N</h1><a href="#down">d</a><a href="/logos.zip">e</a><a href="/?q=1">f</a>'),
  ])
  expect(brokenLinks(pages, (path) => path === '/logos.zip')).toEqual(['/ → /gone', '/news → /news#down'])
})

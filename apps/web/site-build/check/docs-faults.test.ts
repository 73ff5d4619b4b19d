import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { docsFaults } from './docs-faults.ts'

const heading = '<h2 id="wait">Wait<a href="#wait" data-anchor>#</a></h2>'

const page = (content: string) => `<nav><a aria-current="page" href="/docs/retries">Retries</a></nav>
<article><header><nav>Documentation</nav><button data-copy-from="/docs/retries.md">Copy</button><a href="/llms.txt">llms.txt</a></header>
${content}<footer><a rel="next" href="/docs/errors">Errors</a><p><time datetime="2026-11-26">November 26</time><a href="https://git.example/retries.md">Source</a></p></footer></article>`

const faultsOf = (html: string, path = '/docs/retries', hasHistory = true) =>
  docsFaults(parseHTML(html).document, path, hasHistory)

test('a whole page has no fault, and other pages need nothing of it', () => {
  expect(faultsOf(page(heading))).toEqual([])
  expect(faultsOf('<h1>News</h1>', '/news')).toEqual([])
})

test.each([
  ['no frame', '<article></article>', 'The page has no side navigation.'],
  ['no contents', page(heading + heading.replaceAll('wait', 'b')), 'The page has no contents.'],
  ['a heading without an address', page('<h2>Wait</h2>'), 'The heading “Wait” has no address.'],
  ['a heading without a link', page('<h2 id="wait">Wait</h2>'), 'The heading “Wait” has no link to itself.'],
])('%s is a fault', (_, html, fault) => {
  expect(faultsOf(html)).toContain(fault)
})

test('a page has the day of its last change where the history is known', () => {
  const undated = page(heading).replace(/<time.*<\/time>/, '')
  expect(faultsOf(undated)).toEqual(['The page has no day of the last change.'])
  expect(faultsOf(undated, '/docs/retries', false)).toEqual([])
})

test('a page of the reference links to its fields, its errors and the playground', () => {
  const sections =
    '<h2 id="body">Body</h2><h2 id="errors">Errors</h2><nav aria-labelledby="docs-contents"></nav>'
  expect(faultsOf(page(sections), '/docs/reference/rerank')).toEqual([
    'The page has no playground.',
    'The page has no addresses of fields.',
    'The page has no addresses of errors.',
  ])
})

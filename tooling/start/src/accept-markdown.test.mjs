import { expect, test } from 'vitest'

import { acceptMarkdown, prefersMarkdown } from './accept-markdown.mjs'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, TEXT/Markdown', true],
  ['text/markdown;q=0.8, text/html;q=0.5', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('"%s" prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})

/** What is served for an address, and the `Vary` header. @param {string} url @param {string} accept */
function served(url, accept) {
  const request = { method: 'GET', url, headers: { accept } }
  /** @type {string[]} */
  const vary = []
  const response = {
    appendHeader: (/** @type {string} */ _, /** @type {string} */ value) => vary.push(value),
  }
  acceptMarkdown(request, /** @type {any} */ (response), () => undefined)
  return [request.url, vary.join()]
}

test('pages of the documentation are served as Markdown to clients that prefer it', () => {
  const wanted = 'text/markdown, text/html'
  expect(served('/docs/quickstart?x=1', wanted)).toEqual(['/docs/quickstart.md?x=1', 'Accept'])
  expect(served('/zh-CN/docs/errors', wanted)).toEqual(['/zh-CN/docs/errors.md', 'Accept'])
  expect(served('/docs', wanted)).toEqual(['/docs.md', 'Accept'])
  expect(served('/docs/quickstart', 'text/html')).toEqual(['/docs/quickstart', 'Accept'])
  for (const other of ['/reader', '/docs/quickstart.md', '/docsearch', '/assets/docs/a.js'])
    expect(served(other, wanted)).toEqual([other, ''])
})

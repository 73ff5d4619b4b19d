import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import {
  addPolicy,
  addressIslands,
  finishPage,
  inlineStyles,
  serialize,
  type FinishOptions,
} from './finish-page.ts'

const options: FinishOptions = {
  read: (path) =>
    ({
      '/assets/a.css': '@layer x{a{color:red}}',
      '/assets/b.css': '@font-face{src:url(/assets/geist-latin-wght-normal-1.woff2)}',
    })[path] ?? '',
  firstPaint: 'if(1<2&&3>2)paint()',
  controls: '/assets/controls.js',
  islands: new Map([['/app/demo.island.tsx', '/assets/demo-1.js']]),
  origins: { connect: ['https://api.example'], script: [], frame: [], form: ['https://api.example'] },
}

const operable =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/b.css"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
  '<body class="b"><main>$&amp; text<!-- -->, more</main><svg viewBox="0 0 1 1"><clipPath id="c"></clipPath></svg><div data-island="/app/demo.island.tsx"></div><script type="application/json">{"props":{}}</script></body></html>'
const still =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>text</p></body></html>'

const parse = (html: string) => parseHTML(html).document
const scriptsOf = (document: Document) => [...document.querySelectorAll('script')]

test('styles are inlined in their order, and the text face is preloaded', () => {
  const document = parse(operable)
  inlineStyles(document, options.read)
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull()
  expect(document.querySelector('style')?.textContent).toMatch(/^@font-face.*\n@layer x\{a\{color:red\}\}$/)
  const preload = document.querySelector('link[rel="preload"]')
  expect(preload?.getAttribute('href')).toBe('/assets/geist-latin-wght-normal-1.woff2')
  expect(preload?.getAttribute('as')).toBe('font')
  expect(preload?.hasAttribute('crossorigin')).toBe(true)
})

test('an island is addressed by its built module, and one that was not built is refused', () => {
  const document = parse(operable)
  addressIslands(document, options.islands)
  expect(document.querySelector('[data-island]')?.getAttribute('data-island')).toBe('/assets/demo-1.js')
  expect(() => addressIslands(parse(operable), new Map())).toThrow('/app/demo.island.tsx')
})

test('a page gets the script before the first paint and the controls, and no other', () => {
  const document = parse(still)
  finishPage(document, options)
  const [firstPaint, controls, ...others] = scriptsOf(document)
  expect(firstPaint?.textContent).toBe(options.firstPaint)
  expect(controls?.getAttribute('src')).toBe('/assets/controls.js')
  expect(controls?.getAttribute('type')).toBe('module')
  expect(others).toEqual([])
})

test('the first-paint script is first in the body, and the page is otherwise unchanged', () => {
  const document = parse(operable)
  finishPage(document, options)
  expect(serialize(document)).toMatch(/^<!DOCTYPE html><html>/)
  expect(serialize(document)).toContain(
    `<body class="b"><script>${options.firstPaint}</script><main>$&amp; text<!-- -->, more</main>`,
  )
  expect(serialize(document)).toContain('<svg viewBox="0 0 1 1">')
})

test('the policy lists every inline script by the hash of its text in the file, and only those', () => {
  const document = parse(operable)
  finishPage(document, options)
  const policy = document.querySelector('meta')?.getAttribute('content') ?? ''
  const inline = [...serialize(document).matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(inline).toHaveLength(1)
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("connect-src 'self' https://api.example")
  expect(policy).toContain("form-action 'self' https://api.example")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('the policy is before everything that it applies to', () => {
  const document = parse(still)
  addPolicy(document, options.origins)
  expect(document.head.firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
})

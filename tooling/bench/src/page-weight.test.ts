import { expect, test } from 'vitest'

import { gzipSize } from './gzip-size.ts'
import { pageWeight } from './page-weight.ts'

const site: Readonly<Record<string, string>> = {
  '/news/index.html': `<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/f.woff2">
    <script type="module" src="/assets/one.js"></script>`,
  '/assets/a.css': 'a{color:red}',
  '/assets/one.js': 'import"./two.js";import{t}from"./three.js";const later=()=>import("./later.js")',
  '/assets/two.js': 'import{t}from"./three.js";two()',
  '/assets/three.js': 'import"./one.js";export const t=3',
  '/assets/later.js': 'later()',
  '/f.woff2': 'font',
}

function read(address: string): Uint8Array {
  const content = site[address]
  if (content === undefined) throw new Error(`No ${address}.`)
  return new TextEncoder().encode(content)
}

test('weighs a page with everything it loads at once, each file once', () => {
  const size = (address: string) => gzipSize(read(address))
  expect(pageWeight('/news/index.html', read)).toEqual({
    html: size('/news/index.html'),
    css: size('/assets/a.css'),
    js: size('/assets/one.js') + size('/assets/two.js') + size('/assets/three.js'),
    fonts: 4,
  })
})

test('reports which file of a page is missing', () => {
  expect(() =>
    pageWeight('/index.html', (address) =>
      address === '/index.html'
        ? new TextEncoder().encode('<script src="/gone.js"></script>')
        : read(address),
    ),
  ).toThrow('No /gone.js.')
})

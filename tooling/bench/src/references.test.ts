import { expect, test } from 'vitest'

import { documentReferences, moduleReferences } from './references.ts'

test('finds what a document makes the browser fetch', () => {
  const html = `
    <link rel="icon" href="/icon.svg"><link rel="alternate" hreflang="de" href="https://a.example/de">
    <link rel="stylesheet" crossorigin href="/assets/a.css">
    <link rel="preload" as="font" href="/assets/f.woff2"><link rel="modulepreload" href="/assets/m.js">
    <script>requestAnimationFrame(()=>import("/assets/start.js"))</script>
    <script type="speculationrules">{"prefetch":[]}</script>
    <script type="module" src="/assets/shell.js"></script>`
  expect(documentReferences(html)).toEqual({
    scripts: ['/assets/m.js', '/assets/shell.js', '/assets/start.js'],
    styles: ['/assets/a.css'],
    fonts: ['/assets/f.woff2'],
  })
})

test.each([
  [`import{a as t}from"./a.js";import"./b.js";t()`, ['./a.js', './b.js']],
  [`import e,{c as n,t as r}from"./c.js";`, ['./c.js']],
  [
    `import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/page.js";`,
    ['/assets/root.js', '/assets/page.js'],
  ],
  [`const a=1;export{a as b};export{x}from"./x.js";export*from"./y.js"`, ['./x.js', './y.js']],
  [`window.a=1;\nimport("/assets/entry.js")`, ['/assets/entry.js']],
])('follows what a module loads at once: %s', (code, expected) => {
  expect(moduleReferences(code)).toEqual(expected)
})

test.each([
  [`const load=()=>import("./later.js")`],
  [`import"react"`],
  [`const text="import this from './a.js'"`],
])('leaves out what is loaded later or not at all: %s', (code) => {
  expect(moduleReferences(code)).toEqual([])
})

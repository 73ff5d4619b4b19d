import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { addPolicy, deferApplication, finishPage, inlineStyles, type FinishOptions } from './finish-page.ts'

const emitted = new Map<string, string>()
const options: FinishOptions = {
  read: (path) =>
    ({
      '/assets/a.css': '@layer x{a{color:red}}',
      '/assets/b.css': '@font-face{src:url(/assets/geist-latin-wght-normal-1.woff2)}',
    })[path] ?? '',
  emit: (name, extension, text) => {
    emitted.set(name, text)
    return `/assets/${name}-1.${extension}`
  },
  firstPaint: 'paint()',
  controls: '/assets/controls.js',
  origins: { connect: ['https://api.example'], script: [], frame: [] },
}

const hydrated =
  '<html><head><link rel="modulepreload" href="/assets/x.js"/><link rel="stylesheet" href="/assets/b.css"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
  '<body class="b"><main>$& text</main><script>window.data=1</script><script type="module" async="">import "/assets/x.js"</script></body></html>'
const still =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>text</p></body></html>'

test('inlines styles in their order and preloads the text face', () => {
  const html = inlineStyles(hydrated, options.read)
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).toMatch(/<style>@font-face.*\n@layer x\{a\{color:red\}\}<\/style>/)
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/geist-latin-wght-normal-1.woff2">',
  )
})

test('starts the application after the first paint, from a file', () => {
  const html = deferApplication(hydrated, options.emit)
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>import("/assets/start-1.js"))))',
  )
  expect(html).toContain('<script>window.data=1</script>')
  expect(emitted.get('start')).toBe('import "/assets/x.js"')
})

test('gives pages without an application no scripts but the shell', () => {
  const scripts = [...finishPage(still, options).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual(['<script>', '<script type="module" src="/assets/controls.js">'])
})

test('runs the first-paint script before anything of the body', () => {
  expect(finishPage(hydrated, options)).toContain(
    '<body class="b"><script>paint()</script><main>$& text</main>',
  )
})

test('names every inline script in the policy, and only those', () => {
  const html = finishPage(hydrated, options)
  const policy = /content="([^"]*)"/.exec(html)?.[1] ?? ''
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(inline).toHaveLength(3)
  for (const text of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  expect(policy.match(/'sha256-/g)).toHaveLength(3)
  expect(policy).toContain("connect-src 'self' https://api.example")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('puts the policy before everything it governs', () => {
  expect(addPolicy(still, options.origins)).toContain('<head><meta http-equiv="Content-Security-Policy"')
})

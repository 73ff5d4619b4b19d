import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchChromium } from '../launch-chromium.ts'
import { runModule } from '../pages/run-module.ts'
import type { findOwnColors as FindOwnColors } from './own-colors.ts'

declare global {
  var ownColors: { findOwnColors: typeof FindOwnColors }
}

const styles = `
  :root { color-scheme: light; --color-text: light-dark(#111, #eee); --color-page: light-dark(#fff, #000) }
  :root[data-theme=dark], [data-theme=dark] { color-scheme: dark }
  [data-spectrum] { --color-text: light-dark(#003, #aaf) }
  body { color: var(--color-text); background: var(--color-page) }
`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
})
afterAll(() => browser.close())

async function ownColorsOf(markup: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>${styles}</style><body>${markup}</body>`)
  await runModule(page, join(import.meta.dirname, 'own-colors.ts'), 'ownColors')
  return page.evaluate(() =>
    ownColors.findOwnColors(
      document.body,
      (theme) => void (document.documentElement.dataset['theme'] = theme),
    ),
  )
}

test.each([
  ['a token', '<p>Text</p>'],
  ['a token inside a product', '<p data-spectrum>Text</p>'],
  ['an inherited token in a border', '<p style="border: 1px solid">Text</p>'],
  ['a transparent color', '<p style="background: rgb(1 2 3 / 0)">Text</p>'],
  ['a color of an element without text', '<p style="color: red"></p>'],
  ['a color of hidden content', '<p style="color: red; display: none">Text</p>'],
  ['a part with a theme of its own', '<div data-theme="dark"><p>Text</p></div>'],
])('accepts %s', async (_case, markup) => {
  expect(await ownColorsOf(markup)).toEqual([])
})

test.each([
  ['a fixed color', '<p style="color: rgb(9, 9, 9)">Text</p>', '<p> color rgb(9, 9, 9)'],
  ['the light value of a token', '<p style="color: #111">Text</p>', '<p> color rgb(17, 17, 17)'],
  ['light-dark() outside of a token', '<p style="background: light-dark(#123, #456)"></p>', '<p> background'],
  [
    'a mixed token',
    '<p style="border: 1px solid color-mix(in srgb, var(--color-text), red)"></p>',
    '<p> border',
  ],
  ['a shadow', '<p style="box-shadow: 0 0 1px red"></p>', '<p> shadow'],
  ['a pseudo-element', '<style>p::before { content: "x"; color: red }</style><p></p>', '<p>::before color'],
  ['a shape', '<svg><path fill="red" d="M0 0h9v9z" /></svg>', '<path> fill'],
  ['a canvas', '<canvas></canvas>', '<canvas>'],
  ['a native control', '<input type="checkbox">', '<input>'],
])('finds %s', async (_case, markup, expected) => {
  expect(await ownColorsOf(markup)).toEqual([expect.stringContaining(expected)])
})

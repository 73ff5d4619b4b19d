import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchChromium } from '../launch-chromium.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Renders every guide in one page, as the docs pages of Storybook do.

const files = Object.keys(import.meta.glob('../../src/**/*.guide.ts'))

let browser: Browser
let page: Page
beforeAll(async () => {
  const { script, styles } = await bundle()
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent('<!doctype html><html lang="en"><title>Guides</title><body></body></html>')
  await page.addStyleTag({ content: styles })
  await page.addScriptTag({ content: script, type: 'module' })
  await page.addScriptTag({ content: axe.source })
})
afterAll(() => browser?.close())

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // Older targets would make Vite rewrite `light-dark()`.
      cssTarget: 'chrome123',
      rolldownOptions: {
        input: 'test/pages/render-guides.tsx',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The guides were not bundled.')
  const styles = output.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return { script: output.output[0].code, styles: styles.join('\n') }
}

test('every guide is shown', async () => {
  await expect.poll(() => page.getByRole('article').count()).toBe(files.length)
  await expect.poll(() => page.getByRole('heading', { name: 'When to use' }).count()).toBe(files.length)
})

test('guides fit a phone', async () => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})

test.each(['light', 'dark'])('axe finds nothing in the %s theme', async (theme) => {
  const findings = await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    const { violations } = await window.axe.run({ include: ['main'] }, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, theme)
  expect(findings).toEqual([])
})

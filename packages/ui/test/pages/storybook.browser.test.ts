import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchChromium } from '../launch-chromium.ts'

// Builds Storybook as it is published, and uses it as a designer does.

let folder: string
let server: PreviewServer
let browser: Browser
let page: Page
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'))
  const parameters = ['exec', 'storybook', 'build', '--disable-telemetry', '--quiet', '--output-dir', folder]
  await promisify(execFile)('pnpm', parameters, { maxBuffer: 64 * 1024 ** 2 })
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  browser = await launchChromium()
  page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

test('opens on the introduction', async () => {
  await page.goto('/')
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect.poll(() => heading.textContent()).toBe('The design system')
})

test.each([
  ['toggle', 'Switch'],
  ['modal', 'Dialog'],
  ['snackbar', 'Notifications'],
  ['off-canvas', 'Drawer'],
  ['loading bar', 'ProgressBar'],
])('a search for "%s" finds %s', async (typed, component) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill(typed)
  const results = page.getByRole('option')
  await expect.poll(() => results.allTextContents()).toContainEqual(expect.stringContaining(component))
})

test('what was found opens with its guide by keyboard', async () => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('snackbar')
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const guide = page.frameLocator('iframe').getByRole('heading', { name: 'When to use' })
  await expect.poll(() => guide.isVisible()).toBe(true)
})

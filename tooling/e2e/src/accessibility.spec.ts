import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

const site = [
  '/',
  '/de',
  '/reader',
  '/de/reader',
  '/embeddings',
  '/de/reranker',
  '/segmenter',
  '/classifier',
  '/deepsearch',
  '/contact-sales',
  '/fine-tuning',
  '/llm-serp-demo',
  '/about-us',
  '/de/internship',
  '/legal',
  '/models',
  '/models/jina-embeddings-v3',
  '/de/models/reader-lm-0.5b',
  '/news',
  '/news/late-chunking',
  '/de/news/late-chunking',
]
const dialogs = ['/de/api-dashboard', '/api-dashboard?login=true', '/api-dashboard?sui=apikey']

/** The addresses of all tabs, which the dashboard's navigation lists. */
async function tabsOf(page: Page): Promise<string[]> {
  await page.goto('/api-dashboard')
  const links = page.getByRole('navigation', { name: 'Dashboard', includeHidden: true }).locator('a')
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** Returns what axe finds, of all rules or only the given ones, as `rule: selector`. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing on any screen, ${device}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useKey(page, demoKey())
    const tabs = await tabsOf(page)
    expect(tabs.length).toBeGreaterThan(1)
    for (const screen of [...site, ...tabs, ...dialogs]) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(screen)
      await page.waitForLoadState('networkidle')
      expect.soft(await faults(page), screen).toEqual([])
      // The dark theme changes colors and nothing else, and no width changes colors.
      if (device === 'desktop') {
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await faults(page, ['color-contrast']), `${screen}, dark`).toEqual([])
      }
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(width, `${screen} is wider than the screen by`).toBe(0)
    }
  })
}

test('the palette of the site and of the dashboard opens by keyboard', async ({ page }) => {
  await page.goto('/news')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/api-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('Settings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api-dashboard\/settings$/)
})

test.describe('by keyboard alone', () => {
  test.use({ expectedErrors: [/status of 400/] })
  test('signs in, shows errors, and signs out', async ({ page }) => {
    await page.goto('/api-dashboard?login=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').focus()
    await page.keyboard.type('demo@search-foundation.example')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Enter your password.')).toBeVisible()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The email address or password is wrong.')).toBeVisible()
    await dialog.getByLabel('Password').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('demo-password-1')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const account = page.getByRole('button', { name: 'Account: demo@search-foundation.example' })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You are signed out.')).toBeVisible()
  })
})

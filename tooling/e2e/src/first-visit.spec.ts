import type { Page } from '@playwright/test'

import { signIn, useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

declare global {
  interface Window {
    shifts: number[]
    skeletons: string[]
  }
}

/** Collects the layout shifts of a page from its first paint. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Collects where blocks were shown in place of the content, each arrangement once, until there are figures. */
const watchSkeletons = (page: Page) =>
  page.addInitScript(() => {
    window.skeletons = []
    const watch = () => {
      if (document.querySelector('[data-testid="exact-balance"]') !== null) return
      const blocks = document.querySelectorAll('main [aria-busy="true"] [aria-hidden="true"]')
      const places = [...blocks].map((block) => {
        const { top, left, width, height } = block.getBoundingClientRect()
        return [top, left, width, height].map(Math.round).join(' ')
      })
      const shown = places.join(', ')
      if (shown !== '' && !window.skeletons.includes(shown)) window.skeletons.push(shown)
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })

test.describe('without its scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the dashboard has its words before the scripts, in the language of the address', async ({ page }) => {
    await page.route('**/api-dashboard/assets/*.js', (route) => route.abort())
    for (const [address, lang, title, overview] of [
      ['/api-dashboard', 'en-US', 'Overview', 'Overview'],
      ['/de/api-dashboard', 'de', 'Übersicht', 'Übersicht'],
      ['/de/api-dashboard/usage', 'de', 'Verbrauch', 'Übersicht'],
      ['/de/api-dashboard/settings/security', 'de', 'Sicherheit', 'Übersicht'],
    ] as const) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const tab = address.includes('settings') ? ' · Einstellungen' : ''
      await expect(page).toHaveTitle(`${title}${tab} · Search Foundation`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('banner').getByText('Search Foundation')).toBeVisible()
      const links = page.getByRole('complementary').or(page.getByRole('navigation')).getByRole('link')
      await expect(links.filter({ hasText: overview }).first()).toBeVisible()
      await expect(page.locator('nav a[aria-current]').filter({ hasText: title }).first()).toBeVisible()
    }
  })

  test('a visitor reads what a tab is for before the scripts; whoever has a key sees placeholders', async ({
    page,
  }) => {
    await page.route('**/api-dashboard/assets/*.js', (route) => route.abort())
    const invitation = page.getByRole('heading', { name: 'Melden Sie sich an, um zu beginnen' })
    for (const tab of ['usage', 'bulk', 'playground']) {
      await page.goto(`/de/api-dashboard/${tab}`)
      await expect(invitation).toBeVisible()
      const preloads = page.locator(`link[rel=modulepreload][href*="/assets/${tab}-"]`)
      await expect(preloads.first()).toBeAttached()
    }
    await page.goto('/de/api-dashboard/requests')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anfragen')
    await useKey(page, demoKey())
    await page.goto('/de/api-dashboard/usage')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verbrauch')
    await expect(invitation).toHaveCount(0)
    await page.goto('/de/api-dashboard/models/any-model')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modellkatalog')
  })

  test('the words of another language than the saved one are never shown, and those of the app are', async ({
    page,
  }) => {
    const scripts = '**/api-dashboard/assets/*.js'
    await page.addInitScript(() => localStorage.setItem('sf:settings.language', '"de"'))
    await page.route(scripts, (route) => route.abort())
    await page.goto('/api-dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    await page.unroute(scripts)
    await page.reload()
    await expect(title).toHaveText('Übersicht')
    await expect(title).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    await expect(page.getByText('Melden Sie sich an, um zu beginnen')).not.toHaveCSS(
      'color',
      'rgba(0, 0, 0, 0)',
    )
  })
})

test('the app takes over what a visitor reads without moving it', async ({ page }) => {
  await watchShifts(page)
  for (const tab of ['', '/usage', '/requests', '/bulk']) {
    await page.goto(`/de/api-dashboard${tab}`)
    await expect(page.locator('#root')).not.toBeEmpty()
    // The app has taken over when its shortcut works.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+/')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
    }).toPass()
    const shifts = await page.evaluate(() => window.shifts)
    expect([tab, shifts.reduce((sum, shift) => sum + shift, 0)]).toEqual([tab, expect.closeTo(0, 1)])
  }
})

test('the app takes over the first screen without moving it', async ({ page }) => {
  await watchShifts(page)
  await useKey(page, demoKey())
  await page.goto('/de/api-dashboard/usage')
  await expect(page.getByRole('cell', { name: 'jina-embeddings-v3' }).first()).toBeVisible()
  const shifts = await page.evaluate(() => window.shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

for (const width of [390, 1440])
  test(`at ${width} px, a signed-in reload shows the same blocks until the figures replace them at once, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await watchShifts(page)
    await watchSkeletons(page)
    // What is waited for arrives after a frame in which the page was drawn without it.
    for (const path of ['keys', 'usage?*'])
      await page.route(`**/api/v1/account/${path}`, async (route) => {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
        await route.continue()
      })
    await page.reload()
    await expect(page.getByTestId('exact-balance')).toBeVisible()
    await expect(page.getByRole('list', { name: /^Tokens by day/ })).toBeVisible()
    expect(await page.evaluate(() => window.skeletons)).toHaveLength(1)
    await expect(
      page.getByRole('table', { name: 'Recent transactions' }).getByRole('cell').first(),
    ).toBeVisible()
    const shifts = await page.evaluate(() => window.shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  })

import type { Page } from '@playwright/test'

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

const article = 'https://sample.search-foundation.example/wie-suche-funktioniert'

/** Keeps back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('what is typed, chosen and sent before an island has started is done once it has', async ({ page }) => {
  const release = await holdScripts(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON())
  })
  await page.goto('/de/reader', { waitUntil: 'commit' })
  const address = page.getByLabel('URL einer Seite')
  await address.fill(article)
  await page.getByText('Optionen', { exact: true }).click()
  await page.getByRole('combobox').selectOption('text')
  await page.getByRole('checkbox').first().check()
  const read = page.getByRole('button', { name: 'Seite lesen' })
  await read.click()
  await read.click()
  await expect(page).toHaveURL(/\/de\/reader$/)
  expect(sent).toEqual([])

  release()
  // The recorded result shows the same text: only the request tells that the island has started.
  const request = expect.objectContaining({ url: article, respondWith: 'text', withLinksSummary: true })
  await expect.poll(() => sent).toEqual([request])
  await expect(page.getByText('Eine Suche hat eine Aufgabe').first()).toBeVisible()
  await expect(address).toHaveValue(article)
  await expect(page.getByRole('combobox')).toHaveValue('text')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  expect(sent).toEqual([request])
})

test('a text area keeps what is typed before its island has started', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/segmenter', { waitUntil: 'commit' })
  const text = page.getByLabel('Your text')
  await text.fill('hello again')
  release()
  await expect(page.getByRole('list', { name: 'Tokens: 2' })).toBeVisible()
  await expect(text).toHaveValue('hello again')
})

test('a button pressed before an island has started acts once it has', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const suggestion = page.getByRole('button', { name: 'rerank the best results' })
  await suggestion.click()
  release()
  await expect(page.getByLabel('Your query')).toHaveValue('rerank the best results')
  await expect(page.getByText(/nearest passages for “rerank the best results”/)).toBeAttached()
})

test('the theme and the search of the bar, used before the scripts of the page, follow once they run', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await holdScripts(page)
  await page.goto('/news', { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  await banner.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await banner.getByRole('button', { name: 'Search' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Search this site or ask a question' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(banner.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a language chosen before the scripts of the page is the one that stays', async ({ page }) => {
  await page.goto('/news')
  await page.evaluate(() => localStorage.setItem('sf:settings.language', '"de"'))
  await holdScripts(page)
  await page.goto('/de/news', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(new URL(page.url()).pathname).toBe('/news')
})

for (const [path, field] of [
  ['/', 'Your query'],
  ['/reader', 'Page URL'],
] as const) {
  test(`${path} loads no React for a new visitor until its demo is used`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => /island|hydrate/.test(url))).toEqual([])
    await page.getByLabel(field).focus()
    await expect(page.locator('[data-island][data-ready]')).toHaveCount(1)
    expect(scripts.filter((url) => /island|hydrate/.test(url))).not.toEqual([])
  })
}

test('a visitor with a key sees it in a demo without touching it', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/reader')
  await expect(page.getByText('Using your key', { exact: false })).toBeVisible()
})

test.describe('when the code of an island cannot be loaded', () => {
  test.use({ expectedErrors: [/could not be started|Failed to load resource/] })

  test('a notice offers to try again, and the page stays as it was', async ({ page }) => {
    let offline = true
    await page.route('**/assets/*island*.js*', (route) => (offline ? route.abort() : route.continue()))
    await page.goto('/')
    const query = page.getByLabel('Your query')
    await query.fill('tokens')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText("couldn't start")
    await expect(query).toHaveValue('tokens')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    offline = false
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-island][data-ready]')).toHaveCount(1)
    await expect(notice).toHaveCount(0)
    await expect(query).toHaveValue('tokens')
  })
})

test.describe('when a component of an island throws', () => {
  test.use({ expectedErrors: [/stopped|broken on purpose/] })

  test('the notice takes its place, and trying again starts it anew', async ({ page }) => {
    await page.goto('/reader')
    await page.getByLabel('Page URL').focus()
    await expect(page.locator('[data-island][data-ready]')).toHaveCount(1)
    // Numbers cannot be formatted any more, which a result needs.
    await page.evaluate(() => {
      const { prototype } = Intl.NumberFormat
      const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
      addEventListener('mend', () => Object.defineProperty(prototype, 'format', format))
      Object.defineProperty(prototype, 'format', {
        configurable: true,
        get() {
          throw new Error('broken on purpose')
        },
      })
    })
    await page.getByRole('button', { name: 'Read page' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('mend')))
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-island][data-ready]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Read page' })).toBeVisible()
  })
})

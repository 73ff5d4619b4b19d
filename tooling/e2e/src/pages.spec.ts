import type { Page } from '@playwright/test'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { translator } from '@search-foundation/i18n/translator'

import { expectAccessible } from './axe.ts'
import { languages, nightly } from './nightly.ts'
import { oneOfEachKind, sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'
import { untilIslandsRun } from './until-islands-run.ts'

/** What a page tells search engines and screen readers about itself. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.replace(/\/$/, ''),
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
        link.hreflang,
        link.getAttribute('href'),
      ]),
    ),
  }))

test('every kind of page has one heading, its language and addresses, and axe finds nothing on it', async ({
  page,
  request,
}) => {
  test.setTimeout(nightly ? 3_600_000 : 600_000)
  const pages = await sitePages(request)
  const checked = new Map(oneOfEachKind(pages).map((each, turn) => [each, turn]))
  expect(checked.size).toBeGreaterThan(20)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  for (const each of nightly ? pages : checked.keys()) {
    const { address, locale, canonical, alternates } = each
    await page.goto(address)
    await untilIslandsRun(page)
    const head = { lang: locale, headings: 1, canonical: canonical.replace(/\/$/, ''), alternates }
    expect.soft(await readHead(page), address).toEqual(head)
    const turn = checked.get(each)
    if (turn !== undefined) await expectAccessible(page, address, turn)
  }
})

test('the byline of an article is in the language of the page', async ({ page }) => {
  for (const code of languages) {
    await page.goto(localizePath('/news/late-chunking', code))
    const byline = translator(code, 'web-news')('byTeam', { company: 'Search Foundation' })
    await expect(page.getByText(byline, { exact: true }), code).toBeVisible()
  }
})

test('other addresses of a page name the one that search engines are to use', async ({ page }) => {
  for (const [address, path] of [
    ['/en-US/reader', '/reader'],
    ['/tokenizer', '/segmenter'],
    ['/de/tokenizer', '/de/segmenter'],
  ] as const) {
    await page.goto(address)
    const { canonical = '' } = await readHead(page)
    expect(new URL(canonical).pathname, address).toBe(path)
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page can be read, and its forms work or say that they need scripts', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const pages = await sitePages(request)
    for (const { address } of oneOfEachKind(pages)) {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('banner').getByRole('link').first(), address).toBeVisible()
      await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), address).toBeVisible()
      const main = page.getByRole('main')
      // A sign of these scripts says what takes two letters of others.
      const text = (await main.innerText()).replaceAll(
        /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu,
        '$&$&',
      )
      expect.soft(text.length, address).toBeGreaterThan(400)
      // A form without an address belongs to an island, which says that it needs scripts.
      for (const form of await main.locator('form:not([action])').all()) {
        const notice = form.locator('xpath=ancestor::*[@data-island]//noscript')
        await expect.soft(notice, address).toBeVisible()
      }
    }
  })
})

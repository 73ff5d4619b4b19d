import type { Page } from '@playwright/test'

import { signIn, useKey } from './account.ts'
import { clippedTexts } from './clipped-text.ts'
import { tabsOf, untilLoaded } from './dashboard-tabs.ts'
import { sampleOf } from './nightly.ts'
import { loadPseudoMessages, showPseudoTexts } from './pseudo-texts.ts'
import { oneOfEachKind, sitePages } from './site-pages.ts'
import { demoKey, expect, test } from './test.ts'
import { untilIslandsRun } from './until-islands-run.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** Texts in the pseudo-locale have accents. */
const pseudoWords = /[áéíóú]/

/** Fails softly for each text of the page that cannot be read whole. */
async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await clippedTexts(page), where).toEqual([])
}

test('texts that cannot be read whole are found', async ({ page }) => {
  const box = 'inline-size: 90px; white-space: nowrap; overflow:'
  await page.setContent(`
    <p style="${box} hidden">cut off by its box</p>
    <p style="${box} hidden; text-overflow: ellipsis">ends in three dots, which is meant</p>
    <p style="${box} auto">can be scrolled to, which is meant</p>
    <p style="block-size: 1em; inline-size: 90px; overflow: hidden">lines that are hidden below the box</p>
    <button style="inline-size: 90px; white-space: nowrap">larger than its button</button>`)
  expect(await clippedTexts(page)).toEqual([
    expect.stringContaining('cut off by its box'),
    expect.stringContaining('lines that are hidden'),
    expect.stringContaining('larger than its button'),
  ])
  await page.setContent('<p style="white-space: nowrap; inline-size: 500px">wider than the screen</p>')
  expect(await clippedTexts(page)).toEqual(['The page is 508 px wide, the screen 390 px.'])
})

test('longer texts fit a phone on pages of the site of each kind', async ({ page, request }) => {
  test.setTimeout(600_000)
  const english = (await sitePages(request)).filter(({ locale }) => locale === 'en-US')
  const pages = sampleOf(oneOfEachKind(english))
  expect(pages.length).toBeGreaterThan(10)
  for (const { address } of pages) {
    await page.goto(address)
    await untilIslandsRun(page)
    await showPseudoTexts(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoWords)
    await expectReadable(page, address)
  }
})

test('longer texts fit a phone on screens of the dashboard', async ({ page }) => {
  test.setTimeout(600_000)
  await useKey(page, demoKey())
  await signIn(page)
  const tabs = await tabsOf(page)
  await loadPseudoMessages(page)
  for (const address of [...sampleOf(tabs), '/api-dashboard?sui=apikey']) {
    await page.goto(address)
    await untilLoaded(page)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(pseudoWords)
    if (address.includes('sui')) await expect(page.getByRole('dialog')).toBeVisible()
    await expectReadable(page, address)
  }
})

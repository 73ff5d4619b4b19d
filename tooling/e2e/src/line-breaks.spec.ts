import type { Page } from '@playwright/test'
import { prefixPath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'

import { signIn, useKey } from './account.ts'
import { brokenTexts } from './broken-texts.ts'
import { clippedTexts } from './clipped-text.ts'
import { tabsOf, untilLoaded } from './dashboard-tabs.ts'
import { nightly, sampleOf } from './nightly.ts'
import { oneOfEachKind, sitePages } from './site-pages.ts'
import { demoKey, expect, test } from './test.ts'
import { untilIslandsRun } from './until-islands-run.ts'

test.use({ reducedMotion: 'reduce' })

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Fails softly for each text that breaks where it should not, or cannot be read whole, on a phone and on a wide screen. */
async function expectWholeTexts(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const faults = [...(await brokenTexts(page)), ...(await clippedTexts(page))]
    expect.soft(faults, `${where} at ${size.width} px`).toEqual([])
  }
}

test('texts that break at the wrong place are found, and others are not', async ({ page }) => {
  const faults = [
    ['', 'tokens: 10 240', '9ch'],
    ['', 'needs 40 GB', '8ch'],
    ['', 'unbreakable', '6ch'],
    ['fr', 'de l’<code>embed</code>', '5ch'],
    ['ru', 'город — один', '6ch'],
    // Wide spaces, so that no font breaks it elsewhere.
    ['ja', '文章を読む。', '31em; letter-spacing: 5em'],
  ]
  await page.setContent(
    `<style>p, td { font: 16px monospace; overflow-wrap: anywhere; line-break: anywhere }</style>` +
      faults
        .map(([lang, text, width]) => `<p lang="${lang}" style="inline-size: ${width}">${text}</p>`)
        .join('') +
      `<table><td><time style="display: inline-block; inline-size: 8ch">23 Nov 2026</time></table>`,
  )
  expect(await brokenTexts(page)).toEqual([
    'the digits of a figure: "tokens: 1|0 240"',
    'a figure and its unit: "needs 40|GB"',
    'a word: "unbrea|kable"',
    'an apostrophe: "de l’|embed"',
    'a dash that begins a line: "город|— один"',
    'a mark that stands alone: "文章を読む|。"',
    'a date or time in a table: "23 Nov 2|026"',
  ])
  await page.setContent(`
    <p style="inline-size: 14ch">tokens: 10&nbsp;240 for each, by the hour</p>
    <p style="inline-size: 9ch">a long sentence that ends<sup>1</sup> well</p>
    <table><td style="inline-size: 1ch"><time>Nov&nbsp;23,&nbsp;2026, 15:45</time></table>`)
  expect(await brokenTexts(page)).toEqual([])
})

test('texts break and end where readers expect it on pages of the site, in all languages', async ({
  page,
  request,
}) => {
  test.setTimeout(nightly ? 1_800_000 : 300_000)
  const pages = sampleOf(oneOfEachKind(await sitePages(request)))
  expect(pages.length).toBeGreaterThan(10)
  for (const { address } of pages) {
    await page.goto(address)
    await untilIslandsRun(page)
    await expectWholeTexts(page, address)
  }
})

test('texts break and end where readers expect it on tabs of the dashboard, in all languages', async ({
  page,
}) => {
  test.setTimeout(nightly ? 1_800_000 : 300_000)
  await useKey(page, demoKey())
  await signIn(page)
  for (const [turn, tab] of sampleOf(await tabsOf(page)).entries()) {
    // The tabs take the languages in turn; in the nightly run, each tab has all.
    const locales = localeTable.filter((_, index) => nightly || index === turn % localeTable.length)
    for (const { code } of locales) {
      const address = prefixPath(tab, code)
      await page.goto(address)
      await untilLoaded(page)
      await expectWholeTexts(page, address)
    }
  }
})

import { localizePath } from '@search-foundation/i18n/locale-path'

import { languages } from './nightly.ts'
import { expect, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** Landing shows what decides within this height, in CSS pixels, on a wide screen. */
const wholeHeight = 5000
/** A section is at most this many screens of a phone high. */
const screens = 1.5
/** The products, and the pages by which visitors decide. Lists of articles, papers and changes are as long as they are. */
const pages = [
  '/embeddings',
  '/reranker',
  '/reader',
  '/classifier',
  '/deepsearch',
  '/segmenter',
  '/fine-tuning',
  '/llm-serp-demo',
  '/pricing',
  '/models',
  '/about-us',
  '/internship',
]

test('landing is short in each language: 5,000 px on a wide screen, sections of at most one and a half screens on a phone', async ({
  page,
}) => {
  for (const code of languages) {
    // The line that offers another language to a first visit is not shown.
    await page.addInitScript(
      (language) => localStorage.setItem('sf:settings.language', JSON.stringify(language)),
      code,
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(localizePath('/', code))
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, code).toBeGreaterThan(2000)
    expect.soft(height, code).toBeLessThanOrEqual(wholeHeight)
    // The first screen shows the product at work: the request as code, the query of the field, and most of its map.
    const main = page.getByRole('main')
    await expect.soft(main.locator('[data-code-samples]').first(), code).toBeInViewport({ ratio: 1 })
    await expect.soft(main.getByRole('search'), code).toBeInViewport({ ratio: 1 })
    await expect.soft(main.getByRole('img').first(), code).toBeInViewport({ ratio: 0.7 })

    const phone = { width: 390, height: 844 }
    await page.setViewportSize(phone)
    // The notice about a missing page is not shown.
    const sections = page.getByRole('main').locator(':scope > div > *').filter({ visible: true })
    expect.soft(await sections.count(), code).toBe(6)
    for (const [index, section] of [...(await sections.all()), page.getByRole('contentinfo')].entries()) {
      const { height: high = 0 } = (await section.boundingBox()) ?? {}
      expect.soft(high, `${code}, section ${index + 1}`).toBeGreaterThan(100)
      expect.soft(high, `${code}, section ${index + 1}`).toBeLessThanOrEqual(screens * phone.height)
    }
  }
})

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`on a phone with a ${pointer} pointer`, () => {
    const isTouch = pointer === 'touch'
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: isTouch, isMobile: isTouch })

    test('sections of the other pages are at most one and a half screens high', async ({ page }) => {
      for (const code of languages) {
        for (const path of pages) {
          await page.goto(localizePath(path, code))
          await page.evaluate(() => document.fonts.ready)
          const sections = page.getByRole('main').locator('section, [data-island]').filter({ visible: true })
          expect.soft(await sections.count(), path).toBeGreaterThan(0)
          const heights = await sections.evaluateAll((all) =>
            all.map((section) => section.getBoundingClientRect().height),
          )
          expect.soft(Math.max(...heights), `${code} ${path}`).toBeLessThanOrEqual(screens * 844)
        }
      }
    })
  })
}

test('nothing moves when a query of the live field is answered, on a wide screen and on a phone', async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const main = page.getByRole('main')
    const next = main.locator(':scope > div > *').filter({ visible: true }).nth(2)
    const list = main.getByRole('list', { name: 'Nearest passages' })
    const top = () => next.evaluate((section) => section.getBoundingClientRect().top + scrollY)
    const before = await top()
    for (const suggestion of ['compare vectors by direction', 'rerank the best results']) {
      const counts = page.getByRole('status').filter({ hasText: `for “${suggestion}”` })
      await main.getByRole('button', { name: suggestion }).click()
      await expect(counts).toHaveCount(1)
      await expect(list.getByRole('listitem')).not.toHaveCount(0)
      expect.soft(await top(), `${suggestion} at ${size.width} px`).toBe(before)
    }
  }
})

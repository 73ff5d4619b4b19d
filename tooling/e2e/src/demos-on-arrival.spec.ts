import { resolveLocale } from '@search-foundation/i18n/locale-path'
import { translator } from '@search-foundation/i18n/translator'

import { botCheckIn } from './bot-check-in.ts'
import { press, tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Every demo by its page, with the button that sends its request, and whether that needs a key. */
const demos = [
  { path: '/ja/embeddings', send: '文を埋め込む', needsKey: true },
  { path: '/de/reranker', send: 'Dokumente ordnen', needsKey: true },
  { path: '/classifier', send: 'Classify texts', needsKey: true },
  { path: '/deepsearch', send: 'Ask', needsKey: true },
  { path: '/llm-serp-demo', send: 'Search', needsKey: true },
  { path: '/reader', send: 'Read page', needsKey: false },
  { path: '/segmenter', send: 'Split text', needsKey: false },
  { path: '/fine-tuning', send: 'Preview pairs', needsKey: false },
  // A model of each product, two of them only to download. The first two are the demos above in English.
  { path: '/models/jina-embedding-s-en-v1', send: 'Embed sentences', needsKey: true },
  { path: '/models/jina-colbert-v2', send: 'Rank documents', needsKey: true },
  { path: '/models/ReaderLM-v2', send: 'Read page', needsKey: false },
] as const

/** The words of the demos in the language of a page. */
const wordsOn = (path: string) => translator(resolveLocale(path, undefined), 'web-product')

for (const { path, send, needsKey } of demos) {
  test(`the keyboard alone leads a first visitor of ${path} to a result`, async ({ page }) => {
    const t = wordsOn(path)
    await page.goto(path)
    const demo = page.locator('[data-island]').first()
    await press(page, demo.getByRole('button', { name: send, exact: true }))
    if (needsKey) {
      const { checkbox } = await botCheckIn(page)
      await tabTo(page, checkbox)
      await page.keyboard.press('Space')
      await expect(demo.getByText(new RegExp(t('demo.key.created', { tail: '.{4}' })))).toBeVisible()
    }
    await expect(demo.getByText(t('demo.source.computed.local'))).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of demos) {
    test(`${path} opens with a result`, async ({ page }) => {
      await page.goto(path)
      const demo = page.locator('[data-island]').first()
      await expect(demo.getByText(wordsOn(path)('demo.source.recorded.local'))).toBeVisible()
      expect(await demo.locator('section section :is(li, td, p)').count()).toBeGreaterThan(3)
    })
  }
})

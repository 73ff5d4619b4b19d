import { smallTargets } from './small-targets.ts'
import { expect, test } from './test.ts'
import { untilIslandsRun } from './until-islands-run.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Kinds of page; the landing also in a language with longer words. */
const pages = [
  '/',
  '/de',
  '/reader',
  '/embeddings',
  '/segmenter',
  '/deepsearch',
  '/fine-tuning',
  '/models',
  '/models/compare',
  '/models/jina-embeddings-v4',
  '/llm-serp-demo',
  '/pricing',
  '/contact-sales',
  '/about-us',
  '/changelog',
  '/status',
  '/papers',
  '/internship',
  '/use-cases',
  '/use-cases/retrieval',
  '/legal',
  '/legal/terms',
  '/security',
  '/docs',
  '/docs/quickstart',
  '/docs/reference',
  '/docs/reference/create-embeddings',
  '/news',
  '/news/late-chunking',
]

test('a thumb hits every control of each kind of page', async ({ page }) => {
  test.setTimeout(480_000)
  for (const address of pages) {
    await page.goto(address)
    await untilIslandsRun(page)
    expect.soft(await smallTargets(page), address).toEqual([])
  }
})

test('a thumb hits every entry of the menu', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).tap()
  const entries = page.getByRole('navigation', { name: 'Menü' }).getByRole('link')
  await expect(entries.first()).toBeVisible()
  for (const entry of await entries.all()) {
    const { height = 0 } = (await entry.boundingBox()) ?? {}
    expect.soft(height, await entry.innerText()).toBeGreaterThanOrEqual(44)
  }
})

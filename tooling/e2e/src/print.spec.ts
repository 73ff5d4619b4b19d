import { printFaults } from './print-faults.ts'
import { expect, test } from './test.ts'

/** The width between the margins of a sheet of A4. */
const sheet = { width: 720, height: 1000 }

test.use({ viewport: sheet, colorScheme: 'dark', reducedMotion: 'reduce' })

/** What people print: an article, a guide and a call of the documentation, what things cost, and what they agree to. */
const printed = [
  '/news/late-chunking',
  '/docs/quickstart',
  '/docs/embeddings',
  '/docs/reference/create-embeddings',
  '/pricing',
  '/legal/terms',
  '/ja/legal/privacy',
  '/models/jina-embeddings-v4',
]

test('pages are printed dark on white, as wide as the sheet and without controls, also from the dark theme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sf:settings.darkMode', 'true'))
  for (const address of printed) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ media: 'print' })
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect.soft(page.getByRole('banner').getByRole('navigation'), address).toBeHidden()
    expect.soft(await printFaults(page), address).toEqual([])
  }
})

test('what a page folds is printed, with the address of a link to another site', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/pricing')
  const answers = page.getByRole('main').locator('details > div')
  expect(await answers.count()).toBeGreaterThan(5)
  for (const answer of await answers.all()) await expect.soft(answer).toBeVisible()

  await page.goto('/news/late-chunking')
  const source = page.getByRole('article').locator('a[href^="https://arxiv.org"]').first()
  const address = await source.getAttribute('href')
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address)
})

test('what a sheet cannot show is found', async ({ page }) => {
  await page.setContent(`
    <p style="color: oklch(90% 0 0)">light</p>
    <p>dark</p>
    <div style="background: black; color: black">on black</div>
    <pre style="overflow: auto; inline-size: 200px">${'long '.repeat(60)}</pre>
    <button aria-label="press"></button>`)
  expect(await printFaults(page)).toEqual([
    expect.stringContaining('"on black" is on rgb(0, 0, 0)'),
    expect.stringMatching(/^"long long .*is cut off/),
    '"press" is a control.',
    '"light" is oklch(0.9 0 0).',
  ])
})

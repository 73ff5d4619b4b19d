import type { Page } from '@playwright/test'

import { nightly } from './nightly.ts'
import { expect, test } from './test.ts'

/** An address of every route of the site (specification §2), without a locale. The empty path is landing. */
const paths = [
  ...['', '/about-us', '/papers', '/contact-sales', '/internship', '/legal', '/news', '/news/late-chunking'],
  ...['/models', '/models/jina-embeddings-v3', '/embeddings', '/reranker', '/reader', '/deepsearch'],
  ...['/fine-tuning', '/llm-serp-demo', '/segmenter', '/classifier', '/tokenizer', '/pricing'],
]

interface Guard {
  name: string
  /** The address that is visited, from the path of a page. */
  from: (path: string) => string
  /** The address that the visitor arrives at. */
  to: (path: string) => string
  /** Stored before the visit. */
  stored?: Readonly<Record<string, string>>
  lang?: string
  theme?: 'light' | 'dark'
  /** What the visit stores. */
  stores?: { s?: string; cookie?: string }
}

const guards: readonly Guard[] = [
  {
    name: 'sui leads to the dashboard, in the language of the path and with the query',
    from: (path) => `/de${path}?sui=apikey&x=1`,
    to: () => '/de/api-dashboard?sui=apikey&x=1',
  },
  {
    name: 'an unsupported locale leads to landing',
    from: (path) => `/klingon${path}?x=1`,
    to: () => '/',
    lang: 'en-US',
  },
  {
    name: 'a language that is not in the menu has its pages',
    from: (path) => `/mn${path}?x=1#code`,
    to: (path) => `/mn${path}?x=1#code`,
    lang: 'mn',
  },
  {
    name: 'en is en-US',
    from: (path) => `/en${path}?x=1`,
    to: (path) => `/en-US${path}?x=1`,
    lang: 'en-US',
  },
  {
    name: 'another case is the same locale',
    from: (path) => `/DE${path}`,
    to: (path) => `/de${path}`,
    lang: 'de',
  },
  {
    name: 'an unknown path leads to landing in its language',
    from: (path) => `/de${path}/no/such/page`,
    to: () => '/de',
    lang: 'de',
  },
  {
    name: 's is stored and removed, the path goes before the saved language, and the theme follows the setting',
    stored: { 'sf:settings.language': '"de"', 'sf:settings.darkMode': 'true' },
    from: (path) => `/en-US${path}?s=partner-7&x=1`,
    to: (path) => `/en-US${path}?x=1`,
    lang: 'en-US',
    theme: 'dark',
    stores: { s: 'partner-7' },
  },
  {
    name: 'the saved language applies where the path has none, and the cookie of a stored key is written',
    stored: { 'sf:settings.language': '"de"', 'sf:embedding.apiKey': '"sf_trial_stored"' },
    from: (path) => path || '/',
    to: (path) => `/de${path}`,
    lang: 'de',
    theme: 'light',
    stores: { cookie: 'sf_trial_stored' },
  },
]

/** Keeps islands from starting, so that nothing is loading when a page is left. */
async function withoutIslands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
      },
      requestIdleCallback: () => 0,
    })
  })
}

/** Stands for the dashboard. Like the dashboard it takes part in view transitions. */
const emptyDashboard = `<!doctype html><html lang="en"><title>Dashboard</title><link rel="icon" href="data:," />
<style>@view-transition { navigation: auto }</style></html>`

/** Responds to requests for the dashboard with an empty page: here only its address matters. */
async function withEmptyDashboard(page: Page): Promise<void> {
  await page.route(/\/api-dashboard([/?]|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: emptyDashboard }),
  )
}

// The server responds with 404 to paths that it does not have. A page that is left before its first paint ends its view transition.
test.use({ expectedErrors: [/status of 404|Transition was (aborted|skipped)/] })

/**
 * All pages have the same guards: each guard visits landing and every fifth address, so that each address meets one or two guards. In the
 * nightly run, each visits all.
 */
const pathsFor = (turn: number) =>
  nightly ? paths : paths.filter((_, index) => index === 0 || index % 5 === turn % 5)

for (const [turn, guard] of guards.entries()) {
  test(`on every address: ${guard.name}`, async ({ page, context }) => {
    test.slow()
    await withoutIslands(page)
    await withEmptyDashboard(page)
    if (guard.stored) {
      await page.addInitScript((entries) => {
        for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
      }, guard.stored)
    }
    for (const path of pathsFor(turn)) {
      await page.goto(guard.from(path), { waitUntil: 'commit' })
      await expect(page).toHaveURL(guard.to(path))
      const root = page.locator('html')
      if (guard.lang) await expect(root).toHaveAttribute('lang', guard.lang)
      if (guard.theme) {
        await expect(root).toHaveAttribute('data-theme', guard.theme)
        await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', `/favicon-${guard.theme}.svg`)
      }
      if (guard.stores?.s) expect(await page.evaluate(() => localStorage.getItem('s'))).toBe(guard.stores.s)
      if (guard.stores?.cookie) {
        await expect
          .poll(async () => (await context.cookies()).find(({ name }) => name === 'apiKey'))
          .toMatchObject({ value: guard.stores.cookie, path: '/', secure: true })
        await context.clearCookies()
      }
      // A document that is left while it loads would be reported.
      await page.waitForLoadState('load')
    }
  })
}

test('landing names the address that does not exist, the three nearest pages and the search, once', async ({
  page,
}) => {
  const notice = page.getByRole('region', { name: 'Unter dieser Adresse gibt es keine Seite' })
  const nearest = notice.getByRole('listitem').getByRole('link')
  await page.goto('/de/redaer')
  await expect(page).toHaveURL('/de')
  await expect(notice.getByText('/de/redaer')).toBeVisible()
  await expect(nearest).toHaveCount(3)
  for (const link of await nearest.all()) await expect(link).toHaveAttribute('href', /^\/de\/./)

  const search = notice.getByRole('button')
  await search.focus()
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(search).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()

  await page.goto('/de/redaer')
  await expect(nearest.first()).toHaveAttribute('href', '/de/reader')
  await nearest.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/reader')
  await page.goto('/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

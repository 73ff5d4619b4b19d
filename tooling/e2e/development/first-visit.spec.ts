import type { Page } from '@playwright/test'

import { expect, test } from '../src/test.ts'

/** Pages that differ in what they load: an island each, the dashboard with its dialogs, a route with its own chunk. */
const visits = [
  '/',
  '/api-dashboard',
  '/deepsearch',
  '/de/api-dashboard/usage',
  '/reader',
  '/api-dashboard/bulk',
]

/** Records what a first visit must not cause: a second document of the same visit, and requests without a good response. */
function watch(page: Page) {
  const documents: string[] = []
  const failed: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
  })
  return { documents, failed }
}

/** Visits an address and waits until everything it asks for has arrived and its first heading is shown. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the first visit after a fresh start, in two tabs at once, reloads nothing and requests nothing in vain', async ({
  context,
}) => {
  test.setTimeout(240_000)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  const seen = tabs.map(watch)
  for (let first = 0; first < visits.length; first += tabs.length) {
    const pair = visits.slice(first, first + tabs.length)
    await Promise.all(pair.map((path, index) => visit(tabs[index] as Page, path)))
  }
  const visited = (offset: number) => visits.filter((_, index) => index % tabs.length === offset)
  expect(seen.map(({ failed }) => failed)).toEqual([[], []])
  expect(seen.map(({ documents }) => documents.map((url) => new URL(url).pathname))).toEqual([
    visited(0),
    visited(1),
  ])
})

import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

/** Every demo by its page, with the button that sends its request. */
const demos = [
  ['/embeddings', 'Embed sentences'],
  ['/reranker', 'Rank documents'],
  ['/classifier', 'Classify texts'],
  ['/segmenter', 'Split text'],
  ['/deepsearch', 'Ask'],
  ['/reader', 'Read page'],
  ['/fine-tuning', 'Preview pairs'],
  ['/llm-serp-demo', 'Search'],
] as const

test.use({ expectedErrors: [/status of (402|429)|ERR_INTERNET_DISCONNECTED/] })

for (const [path, send] of demos) {
  test(`the demo of ${path} explains a balance of 0, too many requests and a lost connection`, async ({
    page,
    context,
  }) => {
    await useKey(page, demoKey())
    let status = 402
    await page.route('http://localhost:8787/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            headers: {
              'access-control-allow-origin': '*',
              'access-control-expose-headers': 'retry-after',
              ...(status === 429 && { 'retry-after': '7' }),
            },
            json: { detail: 'Refused by the test.' },
          })
        : route.fallback(),
    )
    await page.goto(path)
    const demo = page.locator('[data-island]').first()
    await demo.getByRole('button', { name: send, exact: true }).click()
    await expect(demo.getByText('This key has no tokens left.', { exact: false })).toBeVisible()

    status = 429
    const retry = demo.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect(demo.getByText('Try again in 7 seconds. 429: Refused by the test.')).toBeVisible()

    await page.unrouteAll()
    await context.setOffline(true)
    await retry.click()
    await expect(demo.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  })
}

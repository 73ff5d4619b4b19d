import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

test('a sample response is shown until the visitor asks; then steps, an answer and exact quotes', async ({
  page,
}) => {
  await useKey(page, demoKey())
  await page.goto('/deepsearch')
  await expect(page.getByText('Recorded from small local models', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'When is late chunking worth it?' }).click()
  const answer = page.getByRole('article')
  await expect(answer.getByRole('heading', { level: 4 })).toHaveText('When is late chunking worth it?')
  await expect(answer.getByText(/^\d+ pages opened, \d+ used$/)).toBeVisible()
  await expect(page.getByText('Recorded from small local models', { exact: false })).toBeHidden()
  await answer.getByText(/^\d+ steps$/).click()
  await expect(answer.getByText('Searched for “When is late chunking worth it?”')).toBeVisible()

  // A citation leads to its quote, and the quote is in the article.
  await answer.getByRole('link', { name: '[1]' }).first().click()
  await expect(page).toHaveURL(/#turn-1-quote-1$/)
  const quote = answer.locator('#turn-1-quote-1')
  const words = (await quote.getByRole('blockquote').innerText()).split('\n')[0] ?? ''
  const source = await quote.getByRole('link').getAttribute('href')
  await page.goto(`${source}`)
  await expect(page.getByRole('main')).toContainText(
    words
      .replaceAll(/[*_`#]/g, '')
      .trim()
      .slice(0, 60),
  )
})

test('a question from the palette is answered, and offered again on later pages', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/news')
  await page.getByRole('button', { name: 'Search or ask' }).click()
  const palette = page.getByRole('dialog', { name: 'Search this site or ask a question' })
  await palette.getByRole('combobox').fill('What is late chunking?')
  await palette.getByRole('option', { name: /^Ask the site: “What is late chunking\?”/ }).click()
  await expect(page).toHaveURL(/\/deepsearch\?q=What/)
  await expect(page.getByRole('article').getByRole('heading', { level: 4 })).toHaveText(
    'What is late chunking?',
  )
  await page.goto('/news')
  await page.getByRole('button', { name: 'Search or ask' }).click()
  await expect(
    palette.getByRole('option', { name: /^Ask the site: “What is late chunking\?”/ }),
  ).toBeVisible()
})

test('a further question is sent with those before it', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/de/deepsearch')
  await page.getByRole('button', { name: 'Fragen', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const ask = page.getByRole('button', { name: 'Weiterfragen' })
  await expect(ask).toBeVisible()
  await page.getByLabel('Ihre Frage').fill('Wann hilft Late Chunking?')
  const request = page.waitForRequest(
    (sent) => sent.url().endsWith('/v1/chat/completions') && sent.method() === 'POST',
  )
  await ask.click()
  const { messages } = (await request).postDataJSON() as { messages: { role: string }[] }
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a search can be stopped', async ({ page }) => {
  await useKey(page, demoKey())
  await page.route('**/v1/chat/completions', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  await page.goto('/deepsearch')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
})

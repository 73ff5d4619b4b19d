import type { Page } from '@playwright/test'

import { passBotCheck } from './bot-check-in.ts'
import { expect, test } from './test.ts'

const outboxUrl = 'http://localhost:8788/outbox.json'
const message = (page: Page) => page.getByLabel('Your message')

test('a model page leads to the form, which checks the license, is validated, and is mailed to sales', async ({
  page,
}) => {
  const started = new Date().toISOString()
  await page.goto('/models/jina-embeddings-v3')
  await page.getByRole('link', { name: 'Commercial license' }).click()
  await expect(page).toHaveURL(/\/contact-sales\?model=jina-embeddings-v3#license$/)
  await expect(page.getByLabel("What's it about?")).toHaveValue('license')
  await expect(page.getByText('You need a commercial license', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Company or organization').fill('Example')
  await page.getByLabel('Work email').fill('ada.contact@example')
  await message(page).fill('A thousand documents per day.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Enter a complete email address', { exact: false })).toBeVisible()
  await page.getByLabel('Work email').fill('ada.contact@example.org')
  await page.getByRole('button', { name: 'Send request' }).click()
  await passBotCheck(page)
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused()

  const outbox = async (to: string) => {
    const query = new URLSearchParams({ to, kind: 'contact', since: started, wait: '20' })
    const response = await page.request.get(`${outboxUrl}?${query.toString()}`)
    return response.text()
  }
  expect(await outbox('sales@search-foundation.example')).toContain('A thousand documents per day.')
  expect(await outbox('ada.contact@example.org')).toContain('We received your request')

  // The choices are there on the next visit.
  await page.goto('/de/contact-sales?topic=license')
  await expect(page.getByLabel('Modell', { exact: true })).toHaveValue('jina-embeddings-v3')
})

test('a form that is sent before anything is filled in names what is missing', async ({ page }) => {
  await page.goto('/contact-sales')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
})

test('questions about the license are asked only for that topic', async ({ page }) => {
  await page.goto('/contact-sales')
  const question = page.getByRole('group', { name: 'Do you need a license?' })
  await expect(question).toHaveCount(0)
  await page.getByRole('link', { name: 'Check what you need' }).click()
  await expect(page.getByLabel("What's it about?")).toHaveValue('license')
  await expect(question).toBeVisible()
  await page.getByLabel("What's it about?").selectOption('api')
  await expect(question).toHaveCount(0)
})

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be loaded/] })

  test('the text is kept', async ({ page, context }) => {
    await page.goto('/contact-sales')
    await page.getByLabel('Your name').fill('Ada')
    await expect(page.locator('[data-island][data-ready]').first()).toBeAttached()
    await page.getByLabel('Company or organization').fill('Example')
    await page.getByLabel('Work email').fill('ada@example.org')
    await message(page).fill('Kept.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText("We couldn't load the bot check", { exact: false })).toBeVisible()
    await expect(message(page)).toHaveValue('Kept.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser, which is led back', async ({ page }) => {
    await page.goto('/de/contact-sales')
    await page.getByLabel('Ihr Name').fill('Ada')
    await page.getByLabel('Firma oder Organisation').fill('Example')
    await page.getByLabel('Geschäftliche E-Mail-Adresse').fill('ada@example.org')
    await page.getByLabel('Ihre Nachricht').fill('Ohne Skripte.')
    await page.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(page).toHaveURL(/\/de\/contact-sales#sent$/)
    await expect(page.getByText('Wir haben Ihre Anfrage erhalten und antworten per E-Mail.')).toBeVisible()
  })
})

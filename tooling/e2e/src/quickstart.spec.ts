import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

import { newEmail, signInAsNewUser } from './account.ts'
import { botCheckIn, passBotCheck } from './bot-check-in.ts'
import { press, tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** Runs what the visitor copied, as a terminal does. */
const inTerminal = async (command: string): Promise<unknown> =>
  JSON.parse((await promisify(execFile)('bash', ['-c', command])).stdout)

test('by keyboard alone: landing, quickstart, a key, a call from the terminal, its line in the log', async ({
  page,
  request,
}) => {
  await signInAsNewUser(page, request, newEmail('quickstart'))
  await page.goto('/')
  const start = performance.now()
  await press(page, page.getByRole('link', { name: 'Read the docs' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Skip to content' }))

  await press(page, page.getByRole('button', { name: 'Get a trial key here' }))
  const { checkbox } = await botCheckIn(page)
  await tabTo(page, checkbox)
  await page.keyboard.press('Space')
  await expect(page.getByText('Key created and stored in this browser.', { exact: false })).toBeVisible()
  const sample = page.getByRole('main').locator('[data-code-panel]').first()
  await expect(sample).toContainText(/Bearer sf_trial_•+\w{4}"/)

  const part = page.getByRole('region', { name: 'Your first call' })
  await press(page, part.getByRole('button', { name: 'Copy with the full key' }))
  await expect(part.getByText('Waiting for your first call', { exact: false })).toBeVisible()
  await expect.poll(() => copied(page)).toMatch(/Bearer sf_trial_\w+"/)
  expect(await inTerminal(await copied(page))).toMatchObject({ data: [{ index: 0 }, { index: 1 }] })
  await expect(part.getByText('Your call arrived.')).toBeVisible()
  await expect(part).toContainText('200')
  await expect(part).toContainText('curl/')

  await press(page, part.getByRole('link', { name: 'Show in the request log' }))
  await expect(page).toHaveURL(/\/api-dashboard\/requests\?id=/)
  const calls = page.getByRole('rowheader').getByRole('button')
  await expect(calls).toHaveCount(1)
  await press(page, calls)
  await expect(page.getByRole('dialog')).toContainText('/v1/embeddings')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`From the landing page to the call in the log: ${seconds} s.`)
})

test('a visitor without an account runs the request on the page, and copies it without the key', async ({
  page,
}) => {
  await page.goto('/de/docs/quickstart')
  await page.getByRole('button', { name: 'Testschlüssel holen' }).click()
  await passBotCheck(page)
  const part = page.getByRole('region', { name: 'Ihr erster Aufruf' })
  await part.getByRole('button', { name: 'Auf dieser Seite ausführen' }).click()
  await expect(part.getByText('Ihr Aufruf ist angekommen.')).toBeVisible()
  await expect(part).toContainText(/Erste Zahlen von Vektor 2\s*\[-?\d\.\d{4}, /)

  // A copy without the key names the variable: what the page shows would be no key.
  await page.getByRole('main').getByRole('button', { name: 'Kopieren', exact: true }).last().click()
  await expect.poll(() => copied(page)).toContain('Bearer $SEARCH_FOUNDATION_API_KEY"')
  await expect(part.getByText('Ihr Aufruf ist angekommen.')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { newEmail, signInAsNewUser } from './account.ts'
import { passBotCheck } from './bot-check-in.ts'
import { expect, test } from './test.ts'

const stored = (page: Page) =>
  page.evaluate(() =>
    ['user.user', 'embedding.apiKey', 'embedding.apiKeyInfo'].map((name) =>
      JSON.parse(localStorage.getItem(`sf:${name}`) ?? 'null'),
    ),
  )

// Offline, the dashboard's calls fail.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be fetched/] })

test('a key of the site belongs to the signed-in user, and goes with the user in every tab, even offline', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('sign-out')
  await signInAsNewUser(page, request, email)
  const site = await context.newPage()
  const toProvider: string[] = []
  site.on('request', (sent) => {
    if (new URL(sent.url()).port === String(ports.identity)) toProvider.push(sent.url())
  })
  await site.goto('/embeddings')
  await site.getByRole('button', { name: 'Get a trial key here' }).click()
  expect(toProvider).toEqual([])
  const creation = site.waitForRequest((sent) => /\/(trial|empty)$/.test(new URL(sent.url()).pathname))
  await passBotCheck(site)
  expect((await creation).headers()['authorization']).toMatch(/^Bearer \S+/)
  await expect.poll(async () => (await stored(page))[1]).toMatch(/^sf_/)

  await page.bringToFront()
  await page.getByRole('button', { name: `Account: ${email}` }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' })
  await expect(confirm).toBeVisible()
  await context.setOffline(true)
  await confirm.click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  for (const tab of [page, site]) await expect.poll(() => stored(tab)).toEqual([null, null, null])
  expect((await context.cookies()).filter(({ name }) => name === 'apiKey')).toEqual([])
  await expect(site.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

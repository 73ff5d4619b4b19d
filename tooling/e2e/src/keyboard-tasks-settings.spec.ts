import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'

import { accountApi, identity, newEmail, signInAsNewUser } from './account.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Starts a server that answers the challenge of a webhook, as an own server of the user does. */
async function startReceiver(): Promise<{ url: string; types: string[]; stop: () => void }> {
  const types: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const part of request) body += String(part)
      const { type, data } = JSON.parse(body) as { type: string; data: { challenge?: string } }
      types.push(type)
      response.end(data.challenge)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, types, stop: () => server.close() }
}

/** Adds a webhook to the account of a user whom `signInAsNewUser` made. The dashboard takes none of this machine. */
async function addWebhook(request: APIRequestContext, email: string, url: string): Promise<void> {
  const signedIn = await request.post(`${identity}/accounts:signInWithPassword?key=local`, {
    data: { email, password: 'a-password-1', returnSecureToken: true },
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const added = await request.post(`${accountApi}/webhooks`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { url },
  })
  expect(added.status()).toBe(201)
}

test('by keyboard alone, webhooks are added, tested, delivered again and removed', async ({
  page,
  request,
}) => {
  const receiver = await startReceiver()
  const email = newEmail('keyboard-webhooks')
  await signInAsNewUser(page, request, email)
  await addWebhook(request, email, receiver.url)
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await open(page, 'settings/profile')
  await press(page, sections.getByRole('link', { name: 'Webhooks' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks')
  await expect(sections.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page')
  await expect(sections.getByRole('link', { name: 'Webhooks' })).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Add webhook' }))
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await typeInto(page, form.getByRole('textbox', { name: 'Endpoint URL' }), 'https://example.org/hook')
  await press(page, form.getByRole('button', { name: 'Add webhook' }))
  const secret = page.getByRole('dialog', { name: 'Save your webhook secret' })
  await expect(secret.getByRole('group', { name: 'Webhook secret' })).toContainText('whsec_')
  await press(page, secret.getByRole('button', { name: "I've saved it" }))
  await expect(secret).toBeHidden()

  await press(page, page.getByRole('button', { name: 'Send test event' }))
  await expect(page.getByText('A test event is on its way.')).toBeVisible()
  const deliveries = page.getByRole('table', { name: 'Webhook deliveries' })
  const delivery = deliveries.getByRole('row', { name: /webhook\.test.*Delivered/ })
  await press(page, delivery.getByRole('button'))
  const drawer = page.getByRole('dialog', { name: 'Event delivery' })
  const sent = receiver.types.length
  await press(page, drawer.getByRole('button', { name: 'Deliver again' }))
  await expect(page.getByText('The event is on its way again.')).toBeVisible()
  await expect.poll(() => receiver.types.length).toBe(sent + 1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await press(page, page.getByRole('button', { name: `Actions for ${receiver.url}` }))
  await press(page, page.getByRole('button', { name: 'Remove webhook' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }))
  await expect(page.getByText('Webhook removed.')).toBeVisible()
  receiver.stop()
})

test('by keyboard alone, name, picture, mails and language are chosen, and every session is ended', async ({
  page,
  request,
}) => {
  await page.route('https://example.org/ada.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  )
  await signInAsNewUser(page, request, newEmail('keyboard-settings'))
  const main = page.getByRole('main')
  await open(page, 'settings/profile')
  // A name without a picture, then a picture too.
  await typeInto(page, main.getByRole('textbox', { name: 'Display name' }), 'Ada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile was saved.')).toHaveCount(1)
  await typeInto(page, main.getByRole('textbox', { name: 'Picture URL' }), 'https://example.org/ada.svg')
  await page.keyboard.press('Enter')
  await expect(main.locator('img[src="https://example.org/ada.svg"]')).toBeAttached()

  await open(page, 'settings/notifications')
  const mails = main.getByRole('switch', { name: 'Finished bulk jobs' })
  await expect(mails).toBeChecked()
  await tabTo(page, mails)
  await page.keyboard.press('Space')
  await expect(mails).not.toBeChecked()

  await open(page, 'settings')
  await tabTo(page, main.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.type('Deutsch')
  await expect(page).toHaveURL(/\/de\/api-dashboard\/settings#main$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await tabTo(page, main.getByRole('combobox', { name: 'Sprache' }))
  // English is the first one.
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/:3000\/api-dashboard\/settings#main$/)

  await open(page, 'settings/security')
  await press(page, main.getByRole('button', { name: 'Sign out everywhere' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }))
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

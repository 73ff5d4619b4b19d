import { ports } from '@search-foundation/start/services'

import { addKey, newEmail, signIn, signInAsNewUser } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { choose, open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the folded filters of the log are opened, used, cleared and closed by keyboard alone', async ({
    page,
  }) => {
    await signIn(page)
    await open(page, 'requests')
    const button = page.getByRole('button', { name: /^Filters/ })
    const filters = page.getByRole('group', { name: 'Filters' })
    const statuses = page.getByRole('table').getByText(/^[2-5]\d\d$/)
    await expect(statuses.first()).toBeVisible()
    await expect(filters).toBeHidden()

    await press(page, button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toBeFocused()
    await choose(page, filters.getByRole('combobox', { name: 'Status code' }), 'Ref')
    await expect(page).toHaveURL(/requests\?status=4xx$/)
    await expect(button).toHaveText('Filters (1)')
    await expect(statuses.filter({ hasText: /^4/ }).first()).toBeVisible()
    await expect(statuses.filter({ hasNotText: /^4/ })).toHaveCount(0)
    await choose(page, filters.getByRole('combobox', { name: 'Product' }), 'Emb')
    await expect(page).toHaveURL(/status=4xx&product=embedding$/)
    await expect(button).toHaveText('Filters (2)')

    await press(page, filters.getByRole('button', { name: 'Clear filters' }))
    await expect(page).toHaveURL(/requests$/)
    await expect(button).toHaveText('Filters')
    await expect(statuses.filter({ hasText: /^2/ }).first()).toBeVisible()

    // Escape closes the filters from any of them, and the button has the focus again.
    await tabTo(page, filters.getByRole('combobox', { name: 'Model' }))
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test('the bodies of a call are stored, read and deleted by keyboard alone', async ({ page, request }) => {
  const email = newEmail('bodies')
  const apiKey = await newTrialKey()
  await signInAsNewUser(page, request, email)
  await addKey(request, email, apiKey)

  await open(page, 'key-manager')
  const actions = page.getByRole('button', { name: new RegExp(`^Actions for .*${apiKey.slice(-4)}$`) })
  await press(page, actions)
  await press(page, page.getByRole('button', { name: 'Change settings' }))
  const settings = page.getByRole('dialog', { name: 'Key settings' })
  await typeInto(page, settings.getByRole('textbox', { name: 'Key name' }), 'Search page')
  const stores = settings.getByRole('checkbox', { name: 'Store call bodies for 24 hours' })
  await tabTo(page, stores)
  await page.keyboard.press('Space')
  await expect(stores).toBeChecked()
  await press(page, settings.getByRole('button', { name: 'Save key settings' }))
  await expect(page.getByText('Key settings saved.')).toBeVisible()
  await expect(settings).toBeHidden()

  const called = await request.post(`http://localhost:${ports.platform}/v1/segment`, {
    headers: { authorization: `Bearer ${apiKey}` },
    data: { content: 'a text to find again' },
  })
  expect(called.status()).toBe(200)

  await open(page, 'requests')
  const live = page.getByRole('switch', { name: 'Live view' })
  await tabTo(page, live)
  await page.keyboard.press('Space')
  const call = page.getByRole('row', { name: /\/v1\/segment/ }).getByRole('button')
  await press(page, call)
  const details = page.getByRole('dialog', { name: 'Call details' })
  const bodies = details.getByRole('region', { name: 'Bodies' })
  await expect(bodies.getByText('a text to find again')).toBeVisible()
  await press(page, bodies.getByRole('button', { name: 'Delete now' }))
  await expect(page.getByText("This call's bodies were deleted.")).toBeVisible()
  await expect(details.getByText("This call's bodies aren't stored.")).toBeVisible()
  // What had the focus is gone; it is still in the dialog, and Escape leads back to the call.
  await expect(details.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(call).toBeFocused()
})

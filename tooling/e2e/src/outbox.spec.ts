import AxeBuilder from '@axe-core/playwright'
import { ports } from '@search-foundation/start/services'
import { expect, test } from './test.ts'

const toolkit = `http://localhost:${ports.identity}/identitytoolkit.googleapis.com/v1`
const outbox = `http://localhost:${ports.platform}/outbox`

// The test's own tools try every frame.
test.use({ expectedErrors: [/^Blocked script execution in .*sandboxed/] })

test('a mail appears in the open outbox by itself, and its link sets a new password', async ({
  page,
  request,
}) => {
  const email = 'outbox@example.org'
  const account = { email, password: 'first-password', returnSecureToken: true }
  await request.post(`${toolkit}/accounts:signUp?key=local`, { data: account })
  await page.goto(`${outbox}?to=${email}`)
  await expect(page.getByText('No mail fits this filter.')).toBeVisible()
  await request.post(`${toolkit}/accounts:sendOobCode?key=local`, {
    data: { requestType: 'PASSWORD_RESET', email },
  })
  const mail = page.getByRole('link', { name: /Choose a new password/ })
  await expect(mail).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('The list has changed.')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await mail.click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  // No script runs in the frame of a mail, not even a test's: its link is the one after the link back to the list.
  await page.getByRole('link', { name: 'All mails' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const form = await opened
  await form.getByLabel('New password').fill('second-password')
  await form.getByRole('button', { name: 'Save password' }).click()
  await expect(form.getByRole('status')).toContainText('is changed')
  const signedIn = await request.post(`${toolkit}/accounts:signInWithPassword?key=local`, {
    data: { ...account, password: 'second-password' },
  })
  expect(signedIn.status()).toBe(200)
})

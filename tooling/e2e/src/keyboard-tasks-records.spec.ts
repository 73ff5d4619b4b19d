import { signIn } from './account.ts'
import { open, press, tabTo } from './tab-to.ts'
import { expect, test } from './test.ts'

test('the inbox, the log of calls and the audit log are read by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page)
  await page.goto('/api-dashboard/models')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bell = page.getByRole('banner').getByRole('button', { name: /^Inbox/ })
  const inbox = page.getByRole('dialog', { name: 'Inbox' })
  const entries = inbox.getByRole('listitem')
  await press(page, bell)
  await expect(entries.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox).toBeHidden()
  await expect(bell).toBeFocused()
  await press(page, bell)
  await press(page, entries.first().getByRole('link'))
  await expect(inbox).toBeHidden()
  await expect(page).not.toHaveURL(/models|inbox/)

  await open(page, 'requests')
  await press(page, page.getByRole('link', { name: 'Refused' }))
  await expect(page).toHaveURL(/requests\?status=4xx$/)
  const call = page.getByRole('rowheader').first().getByRole('button')
  const statuses = page.getByRole('main').getByText(/^[2-5]\d\d$/)
  await expect(statuses.filter({ hasText: /^4/ }).first()).toBeVisible()
  await expect(statuses.filter({ hasNotText: /^4/ })).toHaveCount(0)
  await press(page, call)
  const details = page.getByRole('dialog')
  await expect(details.getByText(/^4\d\d/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(call).toBeFocused()
  await expect(page).toHaveURL(/requests\?status=4xx$/)

  await open(page, 'settings/audit-log')
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row', { name: /Key created/ }).first()).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Action' }))
  await page.keyboard.type('Tokens b')
  await expect(page).toHaveURL(/audit-log\?action=purchase$/)
  await expect(log.getByRole('row', { name: /Tokens bought/ }).first()).toBeVisible()
  await expect(log.getByRole('row', { name: /Key created/ })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'Download CSV' })),
  ])
  expect(file.suggestedFilename()).toBe('audit.csv')
})

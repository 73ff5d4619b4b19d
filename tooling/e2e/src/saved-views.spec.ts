import { enterPassword, newEmail, signInAsNewUser } from './account.ts'
import { choose, open, press, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

test('a view of the log is saved, renamed, removed and brought back by keyboard alone, and is on another device', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail('views')
  await signInAsNewUser(page, request, email)
  await open(page, 'requests')
  await choose(page, page.getByRole('combobox', { name: 'Status code' }), 'Ref')
  await choose(page, page.getByRole('combobox', { name: 'Product' }), 'Emb')
  await expect(page).toHaveURL(/status=4xx&product=embedding$/)

  const views = page.getByRole('group', { name: 'Views', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await press(page, views.getByRole('button', { name: 'Saved views' }))
  await typeInto(page, dialog.getByRole('textbox', { name: 'View name' }), 'Refused embeddings')
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Rename “Refused embeddings”' }))
  await typeInto(page, dialog.getByRole('textbox', { name: 'View name' }).last(), 'Bad embeddings')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Rename “Bad embeddings”' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const link = views.getByRole('link', { name: 'Bad embeddings' })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await press(page, views.getByRole('link', { name: 'All calls' }))
  await expect(page).toHaveURL(/requests$/)

  // Another device has it, and opens what it stands for.
  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto('/api-dashboard/requests?login=true')
  await enterPassword(other.getByRole('dialog'), email, 'a-password-1')
  const there = other
    .getByRole('group', { name: 'Views', exact: true })
    .getByRole('link', { name: 'Bad embeddings' })
  await press(other, there)
  await expect(other).toHaveURL(/requests\?status=4xx&product=embedding$/)
  await expect(other.getByRole('combobox', { name: 'Status code' })).toHaveValue('4xx')

  await press(page, views.getByRole('button', { name: 'Saved views' }))
  await press(page, dialog.getByRole('button', { name: 'Remove “Bad embeddings”' }))
  await press(page, dialog.getByRole('button', { name: 'Undo' }))
  await expect(dialog.getByRole('link', { name: 'Bad embeddings' })).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Remove “Bad embeddings”' }))
  await expect(link).toBeHidden()
  await expect(dialog.getByText('No saved views yet')).toBeVisible()

  await other.reload()
  await expect(
    other.getByRole('group', { name: 'Views', exact: true }).getByRole('link', { name: 'All calls' }),
  ).toBeVisible()
  await expect(there).toBeHidden()
  await device.close()
})

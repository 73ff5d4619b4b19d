import { readFileSync } from 'node:fs'

import { useKey } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { expect, test } from './test.ts'

test('a file is checked, embedded in the background, and its result downloaded; failed rows are listed', async ({
  page,
}) => {
  await useKey(page, await newTrialKey())
  await page.goto('/api-dashboard/bulk')
  await page.getByRole('button', { name: 'New bulk job' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['{"custom_id":"a","text":"one text"}', 'not json', '{"custom_id":"c","text":"another text"}']
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'texts.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(dialog.getByText('1 row will fail')).toBeVisible()
  await dialog.getByRole('textbox', { name: "Email me when it's done" }).fill('ada@example.org')
  await dialog.getByRole('button', { name: 'Start job' }).click()

  await expect(page).toHaveURL(/\/bulk\/[\w-]{36}$/)
  await expect(page.getByText('3 of 3 rows')).toBeVisible()
  await expect(page.getByText('The line is not valid JSON.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download result' }).click(),
  ])
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows.map((row) => (JSON.parse(row) as { custom_id?: string }).custom_id)).toEqual([
    'a',
    undefined,
    'c',
  ])
  await page.reload()
  await expect(page.getByText('3 of 3 rows')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Bulk jobs' }).click()
  await expect(page.getByRole('row', { name: /texts\.jsonl.*Completed/ })).toBeVisible()
})

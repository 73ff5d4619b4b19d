import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { useKey } from './account.ts'
import { press } from './tab-to.ts'
import { demoKey, expect, test } from './test.ts'

const rows = 50_000
const rowBytes = 1000

/** Writes a file of 50 MB with as many rows as a job may have, the first two of them without a text that can be read. */
function writeLargeFile(path: string): void {
  const text = 'A row of text that the engine would embed. '.repeat(30)
  const head = '{"text":"'
  const line = `${head}${text.slice(0, rowBytes - head.length - 3)}"}\n`
  writeFileSync(path, `{"text":""}\nnot JSON\n${line.repeat(rows - 2)}`)
}

const uploadParts = '**/v1/bulk-uploads/*'

/** Holds back the parts of an upload after the first few, as a connection does that has stopped. */
const stopUploadMidway = (page: Page) =>
  page.route(uploadParts, async (route, request) => {
    if (Number(request.headers()['upload-offset'] ?? 0) < 6_000_000) await route.continue()
  })

test('a file of 50 MB is checked beside the page, uploaded, stopped, and uploaded on after a reload by keyboard alone', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000)
  const file = testInfo.outputPath('large.jsonl')
  writeLargeFile(file)
  // The tokens of a trial key do not cover the file.
  await useKey(page, demoKey())
  let startWorker = () => {}
  const started = new Promise<void>((resolve) => {
    startWorker = resolve
  })
  await page.route(/worker/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/api-dashboard/bulk?new=job')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(file)

  // While the file is being checked, the form can be filled in.
  await expect(dialog.getByText('Checking the file…')).toBeVisible()
  const email = dialog.getByRole('textbox', { name: "Email me when it's done" })
  await email.fill('ada@example.org')
  await expect(email).toHaveValue('ada@example.org')
  await expect(dialog.getByText('Checking the file…')).toBeVisible()
  startWorker()
  await expect(dialog.getByText('2 rows will fail')).toBeVisible()
  await expect(dialog.getByText('Row 2 is not valid JSON.')).toBeVisible()
  await expect(dialog.getByText('50,000', { exact: true })).toBeVisible()
  await expect(dialog.getByText('50 MB', { exact: true })).toBeVisible()
  await expect(dialog.getByText('about 12.3M tokens')).toBeVisible()

  await stopUploadMidway(page)
  const upload = dialog.getByRole('progressbar', { name: 'Uploading the file' })
  await dialog.getByRole('button', { name: 'Start job' }).click()
  await expect(upload).toHaveAttribute('aria-valuetext', /^6\.\d\sMB of 50\sMB$/)
  await dialog.getByRole('button', { name: 'Stop the upload' }).click()
  await expect(upload).toBeHidden()
  await dialog.getByRole('button', { name: 'Start job' }).click()
  await expect(upload).toHaveAttribute('aria-valuetext', /^6\.\d\sMB of 50\sMB$/)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/api-dashboard/bulk')
  // The stopped upload is gone, the interrupted one is kept.
  await expect(page.getByRole('button', { name: /^Continue the upload/ })).toHaveCount(1)
  await press(page, page.getByRole('button', { name: 'Continue the upload of large.jsonl' }))
  const chooser = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: 'Choose a file' }))
  await (await chooser).setFiles(file)
  await press(page, dialog.getByRole('button', { name: 'Continue the upload' }))
  await expect(page).toHaveURL(/\/bulk\/[\w-]{36}$/, { timeout: 60_000 })
  await expect(page.getByText(/of 50,000 rows/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel job' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the job' }).click()
  await expect(page.getByText('The job was canceled.').first()).toBeVisible()
})

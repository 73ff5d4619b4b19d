import type { Page } from '@playwright/test'

import { useKey } from './account.ts'
import { newTrialKey } from './platform-api.ts'
import { open, press, tabTo, typeInto } from './tab-to.ts'
import { expect, test } from './test.ts'

/** Starts a bulk job with a file of texts. */
async function startJob(page: Page, texts: string): Promise<void> {
  await open(page, 'bulk')
  await press(page, page.getByRole('main').getByRole('button', { name: 'New bulk job' }).first())
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: 'Choose a file' }))
  await (await chooser).setFiles({ name: 'texts.txt', mimeType: 'text/plain', buffer: Buffer.from(texts) })
  await typeInto(page, dialog.getByRole('textbox', { name: "Email me when it's done" }), 'ada@example.org')
  await press(page, dialog.getByRole('button', { name: 'Start job' }))
  await expect(dialog).toBeHidden()
}

test('by keyboard alone, a bulk job is started and downloaded, another one canceled and retried, and a classifier trained, tried and deleted', async ({
  page,
}) => {
  await useKey(page, await newTrialKey())
  const main = page.getByRole('main')
  await startJob(page, 'one text\nanother text')
  await expect(page.getByText('2 of 2 rows')).toBeVisible()
  const [result] = await Promise.all([
    page.waitForEvent('download'),
    press(page, main.getByRole('button', { name: 'Download result' })),
  ])
  expect(result.suggestedFilename()).toMatch(/^embeddings-.+\.jsonl$/)

  const question = page.getByRole('alertdialog')
  await startJob(page, 'a row of text that takes the engine some time to embed\n'.repeat(20_000))
  const cancel = async () => {
    await press(page, main.getByRole('button', { name: 'Cancel job' }))
    await press(page, question.getByRole('button', { name: 'Cancel the job' }))
    await expect(page.getByText('The job was canceled.').first()).toBeVisible()
  }
  await cancel()
  await press(page, main.getByRole('button', { name: 'Retry the failed rows' }))
  await expect(page.getByRole('heading', { name: 'texts-retry.jsonl' })).toBeVisible()
  await cancel()

  await open(page, 'classifiers')
  const examples = page.getByRole('textbox', { name: 'Examples, one per line' })
  await expect(examples).toBeVisible()
  await tabTo(page, examples)
  for (const line of ['spam: Buy now', 'ham: Are we meeting?']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await press(page, page.getByRole('button', { name: 'Train a classifier' }))
  await expect(page.getByText(/^Trained with 2 examples/)).toBeVisible()
  const classifier = page.getByRole('table').getByRole('row').nth(1)
  await expect(classifier).toContainText('spam')
  await press(page, classifier.getByRole('link', { name: 'Try it out' }))
  await typeInto(page, main.getByRole('textbox', { name: 'Texts to classify, one per line' }), 'Buy it now')
  await press(page, main.getByRole('button', { name: 'Classify' }))
  await expect(page.getByRole('table', { name: 'Labels for the texts' })).toContainText('spam')
  await press(page, main.getByRole('button', { name: 'Delete' }))
  await press(page, question.getByRole('button', { name: 'Delete classifier' }))
  await expect(page.getByText('Classifier deleted.')).toBeVisible()
  await expect(page.getByText('No classifiers yet')).toBeVisible()
  // Not to the page of what is gone.
  await page.goBack()
  await expect(page).toHaveURL(/classifiers(#|$)/)
})

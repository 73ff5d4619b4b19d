import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

test('the call of a page of the reference is changed, sent and shown by keyboard', async ({ page }) => {
  await useKey(page, demoKey())
  await page.goto('/docs/reference/rerank')
  const part = page.getByRole('region', { name: 'Try it' })
  const body = part.getByLabel('JSON body')
  await body.focus()
  await body.fill('{ "model": ')
  await page.keyboard.press('Tab')
  await expect(part.getByRole('button', { name: 'Send the request' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part.getByText('This is not valid JSON', { exact: false })).toBeVisible()

  await body.fill(
    '{ "model": "jina-reranker-m0", "query": "coffee", "documents": ["tea", "a cup of coffee"] }',
  )
  await part.getByRole('button', { name: 'Send the request' }).press('Enter')
  await expect(part.getByText('Status', { exact: true })).toBeVisible()
  await expect(part.getByRole('status').filter({ hasText: 'Request id' })).toContainText('200')
  await expect(part).toContainText('relevance_score')

  // A refused call is a response, too.
  await body.fill('{ "model": "unknown", "query": "coffee", "documents": ["tea"] }')
  await part.getByRole('button', { name: 'Send the request' }).press('Enter')
  await expect(part).toContainText('does not exist')
})

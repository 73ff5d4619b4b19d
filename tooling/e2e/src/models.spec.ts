import { expect, test } from './test.ts'

test('the list of models is sorted and filtered, and its address keeps both', async ({ page }) => {
  await page.goto('/models')
  const table = page.getByRole('table', { name: 'All models' })
  const names = table.getByRole('rowheader').getByRole('link')
  await table.getByRole('button', { name: 'Parameters' }).click()
  await expect(names.first()).toHaveText('jina-embedding-t-en-v1')
  await table.getByRole('button', { name: 'Parameters' }).click()
  await expect(names.first()).toHaveText('jina-embeddings-v4')
  await expect(table.getByRole('columnheader', { name: 'Parameters' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  // Results of one benchmark are side by side, and lead to their sources.
  await table.getByRole('button', { name: 'Benchmark' }).click()
  await table.getByRole('button', { name: 'Benchmark' }).click()
  await expect(names.first()).toHaveText('ReaderLM-v2')
  await expect(table.getByRole('link', { name: /^78\./ })).toHaveText(['78.94', '78.72'])
  await expect(table.getByRole('link', { name: '78.94' })).toHaveAttribute(
    'href',
    'https://arxiv.org/abs/2508.21290',
  )
  await table.getByRole('button', { name: 'Parameters' }).click()
  await table.getByRole('button', { name: 'Parameters' }).click()

  await page.getByRole('combobox', { name: 'Product' }).selectOption('Reranking')
  await page.getByRole('combobox', { name: 'Input types' }).selectOption('images')
  await expect(names).toHaveText(['jina-reranker-m0'])
  await expect(page).toHaveURL(/\/models\?product=reranker&input=image&sort=-parameters$/)

  await page.reload()
  await expect(names).toHaveText(['jina-reranker-m0'])
  await page.getByRole('combobox', { name: 'License' }).selectOption('Apache-2.0')
  await page.getByRole('button', { name: 'Show all models' }).click()
  await expect(names.first()).toHaveText('jina-embeddings-v4')
})

test('models are chosen with the keyboard and compared at an address that can be shared', async ({
  page,
}) => {
  await page.goto('/models')
  for (const name of ['jina-embeddings-v4', 'jina-clip-v2']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).press('Space')
    await expect(page.getByRole('checkbox', { name: `Compare ${name}` })).toBeChecked()
  }
  await page.getByRole('link', { name: 'Compare selection' }).press('Enter')
  await expect(page).toHaveURL(/\/models\/compare\?models=jina-embeddings-v4,jina-clip-v2$/)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Fact', 'jina-embeddings-v4', 'jina-clip-v2'])

  await page.getByRole('combobox', { name: 'Add a model' }).selectOption('jina-reranker-m0')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(page).toHaveURL(/models=jina-embeddings-v4,jina-clip-v2,jina-reranker-m0$/)
  await page.getByRole('button', { name: 'Remove jina-embeddings-v4' }).click()

  await page.reload()
  await expect(table.getByRole('columnheader')).toHaveText(['Fact', 'jina-clip-v2', 'jina-reranker-m0'])
  const licenses = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'License' }) })
  await expect(licenses.getByRole('cell')).toHaveText(['CC-BY-NC-4.0', 'CC-BY-NC-4.0'])
  await expect(table.getByRole('link', { name: '58.95' })).toHaveAttribute('href', '/news/reranker-m0')
})

test('a model page begins with what the model is best for and its demo, which asks that model', async ({
  page,
}) => {
  await page.goto('/models/jina-clip-v2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('jina-clip-v2')
  await expect(page.getByText('Best for finding pictures by a description', { exact: false })).toBeVisible()
  const demo = page.locator('[data-island]').first()
  await expect(demo.getByRole('combobox', { name: 'Model' })).toHaveValue('jina-clip-v2')
  await expect(page.getByText('is from a request to jina-embeddings-v3', { exact: false })).toBeVisible()
})

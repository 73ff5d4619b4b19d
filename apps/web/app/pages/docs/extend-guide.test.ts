import { expect, test } from 'vitest'

import { siteI18n } from '../../document/site-i18n.ts'
import { renderArticle } from '../../markdown/render-article.ts'
import { extendGuide } from './extend-guide.tsx'

const render = async (markdown: string) => {
  const extend = extendGuide({ href: (path) => path, i18n: siteI18n('en-US') })
  const { html } = await renderArticle(markdown, {}, 'Describe', extend)
  return html
}

const copyButtons = (html: string) =>
  [...html.matchAll(/<button[^>]* data-copy="([^"]+)"/g)].map(([, of]) => of)

test('samples that follow each other share their tabs and one button to copy', async () => {
  const html = await render('```bash run\ncurl x\n```\n\n```python run\nsend()\n```\n')
  expect(html.match(/data-code-samples/g)).toHaveLength(1)
  expect(copyButtons(html)).toEqual(['[data-code-panel]'])
})

test('code beside them has a button to copy; what a sample prints has none', async () => {
  const html = await render('```bash shown\nnpm install x\n```\n\nThen:\n\n```json output\n{}\n```\n')
  expect(copyButtons(html)).toEqual(['pre'])
  expect(html).toContain('<figcaption>Example response</figcaption>')
})

test('named lines of a sample are highlighted', async () => {
  const html = await render('```bash run {2}\nfirst\nsecond\nthird\n```\n')
  const [lit] = html.split(/(?=<span[^>]* data-lit)/).slice(1)
  expect(html.match(/data-lit/g)).toHaveLength(1)
  expect(lit?.split('</span>')[0]).toContain('second')
  await expect(render('```bash run {9}\nfirst\n```\n')).rejects.toThrow('no line 9')
})

test('every heading has a link to itself, and every error of a table an address', async () => {
  const html = await render('## How long to wait\n\n| name | status |\n|---|---|\n| `TimeoutError` | 504 |\n')
  expect(html).toMatch(/<h2 id="how-long-to-wait">.*<a href="#how-long-to-wait"[^>]* data-anchor/)
  expect(html).toMatch(/<tr id="TimeoutError">/)
})

import { expect, test } from 'vitest'

import { renderArticle } from './render-article.ts'
import { renderUntrusted } from './render-untrusted.ts'

test('renders a read page without scripts, handlers, pictures or dangerous links', async () => {
  const html = await renderUntrusted(
    '# Hi\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n![a](https://x.example/a.png) [b](javascript:alert(1)) [c](https://c.example)',
  )
  expect(html).not.toMatch(/<script|<img|onerror|javascript:/)
  expect(html).toContain('<h1>Hi</h1>')
  expect(html).toContain('href="https://c.example"')
})

test('renders our articles with contents, tables that scroll and highlighted code', async () => {
  const { html, contents } = await renderArticle(
    '## One thing\n\ntext\n\n|a|b|\n|-|-|\n|1|2|\n\n```ts\nconst x = 1\n```\n\n## Another\n',
  )
  expect(contents).toEqual([
    { id: 'one-thing', text: 'One thing' },
    { id: 'another', text: 'Another' },
  ])
  expect(html).toContain('<h2 id="one-thing">')
  expect(html).toMatch(/<div tabindex="0"><table>/)
  expect(html).toContain('<td data-label="a">1</td>\n<td data-label="b">2</td>')
  expect(html).toContain('light-dark(')
})

test('inlines the figures of an article with their name, caption and description', async () => {
  const figures = { 'figures/a-1.svg': '<svg viewBox="0 0 1 1"><desc>Source</desc><rect/></svg>' }
  const { html } = await renderArticle('![Two "bars"](figures/a-1.svg "Caption")\n', figures, 'Describe')
  expect(html).toContain(
    '<figure data-described=""><svg role="img" aria-label="Two &quot;bars&quot;" viewBox="0 0 1 1"><rect/></svg>',
  )
  const [button] = /<button[^>]*>/.exec(html) ?? []
  expect(button).toContain('aria-label="Describe"')
  expect(button?.toLowerCase()).toContain('popovertarget="figure-a-1"')
  expect(html).toMatch(/<span[^>]*id="figure-a-1"[^>]*>Two &quot;bars&quot;<\/span>/)
  expect(html).toMatch(/<figcaption>Caption<\/figcaption><\/figure>$/)
})

test('a figure in several colors has a legend, drawn as its parts are', async () => {
  const figures = {
    'figures/a-1.svg':
      '<svg viewBox="0 0 1 1"><rect fill="var(--series-1, #00f)"/><path stroke="var(--series-3, #f00)" stroke-dasharray="6 4"/></svg>',
  }
  const { html } = await renderArticle(
    '![Two](figures/a-1.svg "Share. [series-1: with links] [series-3: without]")\n',
    figures,
  )
  const [legend] = /<figcaption>.*<\/figcaption>/.exec(html) ?? []
  expect(legend).toMatch(
    /<li><svg[^>]*aria-hidden="true"><rect[^>]* fill="var\(--series-1, #00f\)"><\/rect><\/svg> with links<\/li>/,
  )
  expect(legend).toMatch(
    /<path[^>]* stroke="var\(--series-3, #f00\)"[^>]* stroke-dasharray="6 4"><\/path><\/svg> without<\/li>/,
  )
  expect(legend).toMatch(/<\/ul><p>Share\.<\/p><\/figcaption>$/)
})

test('a legend that names a color the figure lacks stops the build', async () => {
  await expect(
    renderArticle('![Two](figures/a-1.svg "Share. [series-2: x]")\n', { 'figures/a-1.svg': '<svg/>' }),
  ).rejects.toThrow('series 2')
})

test('a figure that is missing stops the build', async () => {
  await expect(renderArticle('![Bars](figures/a-2.svg)\n')).rejects.toThrow(
    'There is no figure figures/a-2.svg',
  )
})

test('SVG and scripts that are written into an article are left out', async () => {
  const { html } = await renderArticle('<svg onload="alert(1)"></svg>\n\n<script>alert(1)</script>\n')
  expect(html).not.toMatch(/<svg|<script/)
})

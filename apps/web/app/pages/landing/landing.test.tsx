import { models } from '@search-foundation/content/models'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pageAddress } from '../../document/page-address.ts'
import { PageProvider } from '../../document/page-context.tsx'
import { siteI18n } from '../../document/site-i18n.ts'
import { builtQuery } from './field/built-query.ts'
import { FieldResults } from './field/field-results.tsx'
import { Models } from './models.tsx'

const render = (children: ReactNode) =>
  renderToStaticMarkup(
    <PageProvider address={pageAddress('/')} i18n={siteI18n('en-US')}>
      {children}
    </PageProvider>,
  )

test('a passage that the live field lights is marked with its language', () => {
  const lit = { ...builtQuery('en-US'), passages: builtQuery('fr').passages }
  const html = render(<FieldResults state={{ status: 'built', lit }} retry={() => {}} />)
  expect(new Set(lit.passages.map(({ language }) => language))).toContain('fr')
  for (const { language, text } of lit.passages)
    expect(html).toContain(renderToStaticMarkup(<span lang={language}>{text}</span>))
})

test('each reported result of a model leads to its source', () => {
  const html = render(<Models />)
  expect(html).toMatch(/<a [^>]*href="https:\/\/arxiv\.org\/abs\/2508\.21290"[^>]*>78\.94</)
  expect(html).toMatch(/<a [^>]*href="\/news\/embeddings-v4"[^>]*>66\.49</)
})

test('the models behind the services begin with the flagship, and nothing replaces one of them', () => {
  const html = render(<Models />)
  const shown = Array.from(html.matchAll(/href="\/models\/([^"]+)"/g), ([, slug]) => slug)
  expect(shown[0]).toBe('jina-embeddings-v4')
  expect(shown.length).toBeGreaterThan(3)
  for (const { slug } of models.filter(({ deprecated }) => deprecated)) expect(shown).not.toContain(slug)
})

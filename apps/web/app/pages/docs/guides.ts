import { collectDocs } from '@search-foundation/content/collect-docs'
import type { Doc } from '@search-foundation/content/doc'
import { docFigureSources, docSources } from '@search-foundation/content/doc-sources'
import { fillFacts } from '@search-foundation/content/fill-facts'
import data from 'virtual:docs-data'

import { markKeys } from '../../code/mark-keys.ts'
import { sampleFacts } from '../../code/sample-facts.ts'
import { pageAddress } from '../../document/page-address.ts'
import { siteI18n } from '../../document/site-i18n.ts'
import { renderArticle, type RenderedArticle } from '../../markdown/render-article.ts'
import { extendGuide } from './extend-guide.tsx'

/** A guide with its HTML, and with its Markdown in which the facts are filled in. */
export type Guide = Doc & RenderedArticle & { markdown: string }

/** Figures are in English, as their guides are. */
const figures = Object.fromEntries(
  Object.entries(import.meta.env.SSR ? docFigureSources : {}).map(([file, svg]) => [
    file,
    fillFacts(svg, sampleFacts, 'en-US'),
  ]),
)

async function renderGuide(doc: Doc): Promise<Guide> {
  const { locale, body } = doc
  const { href } = pageAddress(locale === 'en-US' ? '/' : `/${locale}`)
  const markdown = fillGuide(body, locale)
  const i18n = siteI18n(locale)
  const extend = extendGuide({ href, i18n })
  const describe = i18n.getFixedT(locale, 'web-frame')('describeFigure')
  // Only where a page can fill them.
  const transformers = markdown.includes('\n::create-key\n') ? [markKeys] : []
  const updated = doc.updated ?? data.days[doc.source]
  const rendered = await renderArticle(markdown, figures, describe, extend, transformers)
  return { ...doc, ...(updated !== undefined && { updated }), markdown, ...rendered }
}

/** Fills in the facts: with separators in the text, without them in code. */
const fillGuide = (body: string, locale: string): string =>
  body
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part, index) => fillFacts(part, sampleFacts, index % 2 === 0 ? locale : undefined))
    .join('')

/** Only the HTML shows the guides, so the browser's bundle leaves them out. Rendered while prerendering. */
export const guides: readonly Guide[] = await Promise.all(
  collectDocs(import.meta.env.SSR ? { ...docSources, ...data.guides } : {}).map(renderGuide),
)

/** Returns a guide in a language, or in English where it is not translated. Undefined for an unknown one. */
export const guideOf = (slug: string, locale: string): Guide | undefined =>
  [locale, 'en-US']
    .map((code) => guides.find((guide) => guide.slug === slug && guide.locale === code))
    .find((guide) => guide !== undefined)

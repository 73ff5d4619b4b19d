import { legalDocuments, type LegalDocument } from '@search-foundation/content/legal'
import { legalSources } from '@search-foundation/content/legal-sources'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { renderArticle } from '../../markdown/render-article.ts'

/** Only the HTML shows the documents, so the browser's bundle leaves them out. */
const sources = import.meta.env.SSR ? legalSources : {}

/** The HTML of every document by the path of its file. Rendered while prerendering; fields are not filled in yet. */
const rendered = new Map(
  await Promise.all(
    Object.entries(sources).map(
      async ([file, source]) => [file, (await renderArticle(source)).html] as const,
    ),
  ),
)

/** Returns the documents of a language in the order of the page. A document without a translation is in English. */
export function documentsIn(locale: string): { id: LegalDocument; lang: string; html: string }[] {
  return legalDocuments.map((id) => {
    const lang = rendered.has(`../legal/${locale}/${id}.md`) ? locale : defaultLocale
    return { id, lang, html: rendered.get(`../legal/${lang}/${id}.md`) ?? '' }
  })
}

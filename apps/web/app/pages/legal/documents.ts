import { brand } from '@search-foundation/content/brand'
import { fillLegalFields, type LegalDocument } from '@search-foundation/content/legal'
import { legalSources } from '@search-foundation/content/legal-sources'
import { offices } from '@search-foundation/content/offices'
import { prefixPath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { pageAddress } from '../../document/page-address.ts'
import { siteI18n } from '../../document/site-i18n.ts'
import { localizeLinks } from '../../markdown/localize-links.ts'
import { renderArticle, type RenderedArticle } from '../../markdown/render-article.ts'

/** Only the HTML shows the documents, so the browser's bundle leaves them out. */
const sources = import.meta.env.SSR ? legalSources : {}

/** The documents by the path of their file. Rendered while prerendering. */
const rendered = new Map(
  await Promise.all(
    Object.entries(sources).map(async ([file, source]) => {
      const locale = file.split('/')[2] ?? defaultLocale
      const text = fillLegalFields(source, fieldsIn(locale))
      const { href } = pageAddress(locale === defaultLocale ? '/' : prefixPath('/', locale))
      return [
        file,
        await renderArticle(text, {}, '', (tree) => {
          localizeLinks(tree, href)
        }),
      ] as const
    }),
  ),
)

function fieldsIn(locale: string) {
  const t = siteI18n(locale).getFixedT(locale, 'content-offices')
  const headquarters = offices
    .filter((office) => office.headquarters)
    .map(({ key, address }) => `${address.join(', ')} ${t(`${key}.city`)}, ${t(`${key}.country`)}`)
    .join('; ')
  return {
    company: brand.legalName,
    headquarters,
    email: brand.email,
    sales: brand.salesEmail,
    security: brand.securityEmail,
    privacy: brand.privacyEmail,
    // The page of the site in the reader's language; its address is the same in each.
    status: `[${new URL(brand.hosts.site).host}/status](/status)`,
    sdk: brand.sdk,
    ...brand.imprint,
  }
}

/** Returns a document in a language, or in English where it is not translated. */
export function documentIn(
  locale: string,
  document: LegalDocument | 'security',
): RenderedArticle & { lang: string } {
  const [lang, text] =
    [locale, defaultLocale]
      .map((code) => [code, rendered.get(`../legal/${code}/${document}.md`)] as const)
      .find(([, article]) => article !== undefined) ?? []
  return { html: '', contents: [], ...text, lang: lang ?? defaultLocale }
}

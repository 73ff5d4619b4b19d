import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { openGraphLocale } from '@search-foundation/i18n/open-graph-locale'

import { isEnglishOnly, listOf, pageAt, type Page } from '../ground/site-map.ts'
import { usePageAddress } from './page-context.tsx'
import { feedPath, markdownPath, picturePath, pictureSize } from './page-files.ts'
import { breadcrumbs, StructuredDataScript, type StructuredData } from './structured-data.tsx'
import { usePageLabel } from './use-page-label.ts'

export interface PageHeadProps {
  title: string
  description: string
  type?: 'website' | 'article'
  /** Returns what the page at an address is about, beside its place in the site. */
  about?: (url: string) => StructuredData[]
}

/** Title, description, addresses and preview of a page. Only the HTML carries them; pages change by documents. */
export function PageHead({ title, description, type = 'website', about = () => [] }: PageHeadProps) {
  const { locale, path } = usePageAddress()
  const labelOf = usePageLabel()
  if (!import.meta.env.SSR) return null
  const fullTitle = `${title} · ${brand.name}`
  const canonical = pageAt(path)?.canonical ?? path
  const address = (code: string) => brand.hosts.site + localizePath(canonical, code)
  const page = pageAt(canonical)
  const list = page && listOf(page)
  const step = (name: string, to: string) => ({ name, url: brand.hosts.site + localizePath(to, locale) })
  const named = (of: Page | undefined) => (of && labelOf(of)) ?? title
  const place = breadcrumbs([
    step(brand.name, '/'),
    ...(list ? [step(named(list), list.pattern)] : []),
    step(named(page), canonical),
  ])
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:image" content={brand.hosts.site + picturePath(localizePath(canonical, locale))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(locale)} />
      {isEnglishOnly(canonical) ? null : <Translations address={address} />}
      <link rel="alternate" type="text/markdown" href={markdownPath(localizePath(canonical, locale))} />
      <link rel="alternate" type="application/atom+xml" title={brand.name} href={feedPath(locale)} />
      <StructuredDataScript of={[...(canonical === '/' ? [] : [place]), ...about(address(locale))]} />
    </>
  )
}

/** Names the page in every language to search engines. */
const Translations = ({ address }: { address: (code: string) => string }) => (
  <>
    {localeTable.map(({ code }) => (
      <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
  </>
)

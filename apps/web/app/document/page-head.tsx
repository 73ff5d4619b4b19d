import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, publishedLocales } from '@search-foundation/i18n/locale-table'

import { pageAt } from '../site-map.ts'
import { usePageAddress } from './page-context.tsx'
import { feedPath, markdownPath } from './page-files.ts'
import { breadcrumbs, StructuredDataScript, type StructuredData } from './structured-data.tsx'

export interface PageHeadProps {
  title: string
  description: string
  type?: 'website' | 'article'
  /** The page that lists this one. */
  parent?: { title: string; path: string }
  /** Returns what the page at an address is about, beside its place in the site. */
  about?: (url: string) => StructuredData[]
}

/** Title, description, addresses and preview of a page. Only the HTML carries them; pages change by documents. */
export function PageHead({ title, description, type = 'website', parent, about = () => [] }: PageHeadProps) {
  const { locale, path } = usePageAddress()
  if (!import.meta.env.SSR) return null
  const fullTitle = `${title} · ${brand.name}`
  const canonical = pageAt(path)?.canonical ?? path
  const address = (code: string) => brand.hosts.site + localizePath(canonical, code)
  const steps = [{ title: brand.name, path: '/' }, ...(parent ? [parent] : []), { title, path: canonical }]
  const place = breadcrumbs(
    steps.map((step) => ({ name: step.title, url: brand.hosts.site + localizePath(step.path, locale) })),
  )
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={`${brand.hosts.site}/preview.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(locale)} />
      {publishedLocales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
      <link rel="alternate" type="text/markdown" href={markdownPath(localizePath(canonical, locale))} />
      <link rel="alternate" type="application/atom+xml" title={brand.name} href={feedPath(locale)} />
      <StructuredDataScript of={[...(canonical === '/' ? [] : [place]), ...about(address(locale))]} />
    </>
  )
}

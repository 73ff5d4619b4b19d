import { brand } from '@search-foundation/content/brand'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, publishedLocales } from '@search-foundation/i18n/locale-table'

import { pageAt } from '../site-map.ts'
import { usePageAddress } from './page-context.tsx'

/** Title, description, addresses and preview of a page. Only the HTML carries them; pages change by documents. */
export function PageHead({
  title,
  description,
  type = 'website',
}: {
  title: string
  description: string
  type?: 'website' | 'article'
}) {
  const { locale, path } = usePageAddress()
  if (!import.meta.env.SSR) return null
  const fullTitle = `${title} · ${brand.name}`
  const canonical = pageAt(path)?.canonical ?? path
  const address = (code: string) => brand.hosts.site + localizePath(canonical, code)
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
    </>
  )
}

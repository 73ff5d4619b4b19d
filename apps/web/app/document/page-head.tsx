import { brand } from '../brand.ts'
import { siteDefaultLocale, publishedCodes } from '../i18n/locales.ts'
import { usePlace } from '../i18n/use-place.ts'
import { localePath } from '../shell/guards.ts'

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
  const { locale, path } = usePlace()
  if (!import.meta.env.SSR) return null
  const fullTitle = `${title} · ${brand.name}`
  const address = (code: string) => brand.siteUrl + localePath(code, path, siteDefaultLocale)
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
      <meta property="og:image" content={`${brand.siteUrl}/preview.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(locale)} />
      {publishedCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(siteDefaultLocale)} />
    </>
  )
}

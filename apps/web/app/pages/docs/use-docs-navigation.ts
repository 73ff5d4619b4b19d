import { docSections } from '@search-foundation/content/docs'
import type { SideNavGroup } from '@search-foundation/ui/side-nav'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { guideOf } from './guides.ts'

/** Returns the links of the documentation's navigation: its guides by section, named in the language of the page where they are translated. */
export function useDocsNavigation(): SideNavGroup[] {
  const { t } = useTranslation('web-docs')
  const { locale, href } = usePageAddress()
  return docSections.map(({ key, slugs }) => ({
    group: t(`section.${key}`),
    items: slugs.map((slug) => {
      const guide = guideOf(slug, locale)
      const lang = guide?.locale === locale ? undefined : guide?.locale
      return { href: href(`/docs/${slug}`), label: guide?.title ?? slug, ...(lang !== undefined && { lang }) }
    }),
  }))
}

import { brand } from '@search-foundation/content/brand'
import type { PlainLink } from '@search-foundation/ui/plain/link-list'

import { usePageAddress, useTranslation } from '../document/page-context.tsx'

/** Links about the company, as menu and footer have them. The legal page is in the menu only (specification §2). */
export function useCompanyLinks(): readonly PlainLink[] {
  const { t } = useTranslation('web-frame')
  const { href, path } = usePageAddress()
  return [
    { href: href('/about-us'), label: t('nav.about'), isCurrent: path === '/about-us' },
    {
      href: href('/contact-sales'),
      label: t('nav.contactSales'),
      isCurrent: path === '/contact-sales',
    },
    { href: href('/internship'), label: t('nav.internship'), isCurrent: path === '/internship' },
    { href: brand.hosts.jobs, label: t('nav.jobs') },
    { href: brand.logoZip, label: t('nav.logos') },
  ]
}

import { brand } from '@search-foundation/content/brand'
import { products } from '@search-foundation/content/products'
import type { LinkItem } from '@search-foundation/ui/link-list'
import { useTranslation } from 'react-i18next'

import { ProductMark } from '../blocks/product-mark.tsx'
import { usePageAddress } from '../document/page-context.tsx'
import { usePageLabel } from '../document/use-page-label.ts'
import { pages, type MenuGroup, type MenuPlace, type Page } from '../ground/site-map.ts'

/** A link of a menu that is not an entry of the table of pages. */
interface OtherLink {
  label: `nav.${'marketplaces' | 'jobs' | 'logos'}` | `footer.${'apiKey' | 'support'}`
  /** Path on this site, or a whole address. */
  href: string
  /** @default both */
  place?: MenuPlace
}

const otherLinks: Readonly<Record<MenuGroup, readonly OtherLink[]>> = {
  products: [{ label: 'footer.apiKey', href: '/api-dashboard?sui=apikey', place: 'footer' }],
  main: [{ label: 'nav.marketplaces', href: '/about-us#works-with', place: 'footer' }],
  company: [
    { label: 'nav.jobs', href: brand.hosts.jobs },
    { label: 'nav.logos', href: brand.logoZip },
    { label: 'footer.support', href: `mailto:${brand.email}`, place: 'footer' },
  ],
}

/**
 * Returns the links of a group of the menu in the header, or of a column of the footer: its pages in the order of the table of pages, then
 * what is no page.
 */
export function useMenu(group: MenuGroup, place: MenuPlace): readonly LinkItem[] {
  const { t } = useTranslation(['web-frame', 'content-products'])
  const { href, path } = usePageAddress()
  const labelOf = usePageLabel()
  const isIn = (link: { place?: MenuPlace }) => link.place === undefined || link.place === place
  const rows: readonly Page[] = pages

  const pageLinks = rows.flatMap((page): LinkItem[] => {
    const { pattern, menu } = page
    if (menu?.group !== group || !isIn(menu)) return []
    const label = labelOf(page)
    if (label === undefined) throw new Error(`The page ${pattern} has neither a label nor a product.`)
    const link = { label, href: href(pattern), isCurrent: path === pattern }
    const product = products.find(({ homepage }) => homepage === pattern)
    if (product === undefined || place === 'footer') return [link]
    const description = t(`content-products:${product.key}.caption`)
    return [{ ...link, description, icon: <ProductMark product={product.key} /> }]
  })
  const others = otherLinks[group].filter(isIn).map(({ label, href: target }) => ({
    label: t(label),
    href: target.startsWith('/') ? href(target) : target,
  }))
  return [...pageLinks, ...others]
}

import { brand } from '@search-foundation/content/brand'
import { updatePageMetadata } from '@search-foundation/store/page-metadata'
import { ArrowLeftIcon, Icon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { PageHeader } from '@search-foundation/ui/page-header'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ItemTitleContext } from '../ground/item/item-title.ts'
import { usePlace } from '../ground/place/use-place.ts'

export interface ItemPageProps {
  /** Tab of the item. */
  of: 'billing' | 'bulk' | 'classifiers' | 'key-manager' | 'models' | 'requests'
  /** Parameters of the address that leads back. */
  query?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The page of one item of a tab: its name, or what kind of item it is until that is known, the way back to the list, and the content. */
export function ItemPage({ of: tab, query, children }: ItemPageProps) {
  const { t } = useTranslation('dashboard-frame')
  const { pathOf } = usePlace()
  const [name, setName] = useState<string>()
  const title = name ?? t(`item.${tab}`)
  useEffect(() => updatePageMetadata(document, { title: `${title} · ${brand.name}` }), [title])
  return (
    <Stack gap="lg">
      <PageHeader
        title={title}
        above={
          <Link href={pathOf(tab, { ...(query && { query }) })}>
            <Row as="span" gap="xs">
              <Icon of={ArrowLeftIcon} size="sm" />
              {t(`tabs.${tab}`)}
            </Row>
          </Link>
        }
      />
      <ItemTitleContext value={setName}>{children}</ItemTitleContext>
    </Stack>
  )
}

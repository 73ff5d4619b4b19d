import { brand } from '@search-foundation/content/brand'
import { updatePageMetadata } from '@search-foundation/store/page-metadata'
import { PageHeader } from '@search-foundation/ui/page-header'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../ground/place/use-place.ts'

/** The page of a tab: its title, one line about it, and the content. */
export function Page({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('dashboard-frame')
  const { tab } = usePlace()
  const title = t(`tabs.${tab}`)
  useEffect(() => updatePageMetadata(document, { title: `${title} · ${brand.name}` }), [title])
  return (
    <Stack gap="lg">
      <PageHeader title={title} description={t(`lead.${tab}`)} actions={actions} />
      {children}
    </Stack>
  )
}

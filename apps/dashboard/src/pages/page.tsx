import { brand } from '@search-foundation/content/brand'
import { updatePageMetadata } from '@search-foundation/store/page-metadata'
import { PageHeader } from '@search-foundation/ui/page-header'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { WithDocs } from '../ground/docs/with-docs.tsx'
import { usePlace } from '../ground/place/use-place.ts'
import { pageTexts } from './page-texts.ts'
import type { SettingsSection } from './settings/settings-sections.ts'

export interface PageProps {
  /** The section, in a tab whose sections have their own addresses. */
  section?: SettingsSection
  actions?: ReactNode
  children: ReactNode
}

/** The page of a tab, or of one of its sections: its title, one line about it, and the content. */
export function Page({ section, actions, children }: PageProps) {
  const { t } = useTranslation('dashboard-frame')
  const { tab } = usePlace()
  const { title, lead, path } = pageTexts(t, tab, section)
  useEffect(() => updatePageMetadata(document, { title: `${path} · ${brand.name}` }), [path])
  return (
    <Stack gap="lg">
      <PageHeader title={title} description={<WithDocs>{lead}</WithDocs>} actions={actions} />
      {children}
    </Stack>
  )
}

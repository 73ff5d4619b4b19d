import { brand } from '@search-foundation/content/brand'
import { updatePageMetadata } from '@search-foundation/store/page-metadata'
import { Stack } from '@search-foundation/ui/stack'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../ground/place/use-place.ts'
import { pageTexts } from './page-texts.ts'
import type { SettingsSection } from './settings/settings-sections.ts'
import { TabHeader } from './tab-header.tsx'

export interface PageProps {
  /** The section, in a tab whose sections have their own addresses. */
  section?: SettingsSection
  children: ReactNode
}

/** The page of a tab, or of one of its sections: its header and the content. */
export function Page({ section, children }: PageProps) {
  const { t } = useTranslation('dashboard-frame')
  const { tab } = usePlace()
  const { path } = pageTexts(t, tab, section)
  useEffect(() => updatePageMetadata(document, { title: `${path} · ${brand.name}` }), [path])
  return (
    <Stack gap="lg">
      <TabHeader tab={tab} section={section} />
      {children}
    </Stack>
  )
}

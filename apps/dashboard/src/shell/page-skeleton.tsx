import { PageHeader } from '@search-foundation/ui/page-header'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { WithDocs } from '../ground/docs/with-docs.tsx'
import type { Tab } from '../ground/place/place.ts'
import { pageTexts } from '../pages/page-texts.ts'
import { tabs, type TabRow } from './tabs.tsx'

/** Shown while the code of the first page loads: the title of its tab or section, and blocks in place of the content. */
export function PageSkeleton({ tab, item }: { tab: Tab; item: string | undefined }) {
  const { t } = useTranslation('dashboard-frame')
  const row = tabs.find(({ id }) => id === tab) as TabRow | undefined
  const section = row?.sections?.find((known) => known === item)
  const { title, lead } = pageTexts(t, tab, section)
  return (
    <Stack gap="lg" aria-busy="true">
      {row && <PageHeader title={title} description={<WithDocs>{lead}</WithDocs>} />}
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </Stack>
  )
}

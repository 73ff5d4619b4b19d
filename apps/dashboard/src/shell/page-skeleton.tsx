import { PageHeader } from '@search-foundation/ui/page-header'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import type { Tab } from '../ground/place/place.ts'
import { tabs } from './tabs.tsx'

/** Shown while the code of the first page loads: the title of its tab, and blocks in place of the content. */
export function PageSkeleton({ tab }: { tab: Tab }) {
  const { t } = useTranslation('dashboard-frame')
  const isTab = tabs.some(({ id }) => id === tab)
  return (
    <Stack gap="lg" aria-busy="true">
      {isTab && <PageHeader title={t(`tabs.${tab}`)} description={t(`lead.${tab}`)} />}
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </Stack>
  )
}

import { Stack } from '@search-foundation/ui/stack'

import { ContentSkeleton } from '../ground/parts/content-skeleton.tsx'
import type { Tab } from '../ground/place/place.ts'
import { TabHeader } from '../pages/tab-header.tsx'
import { tabs, type TabRow } from './tabs.tsx'

/** Shown while the code of the first page loads: the header of its tab or section, and blocks in place of the content. */
export function PageSkeleton({ tab, item }: { tab: Tab; item: string | undefined }) {
  const row = tabs.find(({ id }) => id === tab) as TabRow | undefined
  const section = row?.sections?.find((known) => known === item)
  return (
    <Stack gap="lg">
      {row && <TabHeader tab={tab} section={section} />}
      <ContentSkeleton />
    </Stack>
  )
}

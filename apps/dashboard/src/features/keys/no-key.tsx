import { Card } from '@search-foundation/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { usePlace } from '../../ground/place/use-place.ts'
import { useSession } from '../../ground/services/services.tsx'
import { KeyActions } from './key-actions.tsx'

/** Tabs that say what they are for while there is no key. */
const tabs = ['overview', 'playground', 'bulk', 'classifiers', 'usage', 'billing'] as const

export interface NoKeyProps {
  /** What the tab shows with data, as a picture. */
  sample?: ReactNode
}

/** What the tab is for and how to get a key, for a visitor or a user who has none. */
export function NoKey({ sample }: NoKeyProps) {
  const { t } = useTranslation('dashboard-keys')
  const { tab } = usePlace()
  const isSignedIn = useSession().status === 'signed-in'
  const known = tabs.find((name) => name === tab) ?? 'overview'
  return (
    <>
      <Card>
        <EmptyWithDocs
          compact={sample !== undefined}
          headingLevel={2}
          title={isSignedIn ? t('noKey.title') : t('noKey.titleOfVisitor')}
          description={`${t(`noKey.tab.${known}`)} ${isSignedIn ? t('noKey.description') : t('noKey.descriptionOfVisitor')}`}
          action={<KeyActions />}
        />
      </Card>
      {sample}
    </>
  )
}

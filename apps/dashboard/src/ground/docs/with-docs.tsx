import { Link } from '@search-foundation/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../place/use-place.ts'
import { guideOfPlace, guidePath } from './guide-of-place.ts'

/** A text about the tab in view, followed by a link to the guide about it. */
export function WithDocs({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const { tab, item, locale } = usePlace()
  const guide = guideOfPlace({ tab, item })
  const topic = guide === 'webhooks' ? t('sections.webhooks') : t(`tabs.${tab}`)
  return (
    <>
      {children}{' '}
      <Link href={guidePath(guide, locale)} aria-label={t('docsOf', { topic })}>
        {t('common:documentation')}
      </Link>
    </>
  )
}

import { Link } from '@search-foundation/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Tab } from '../place/place.ts'
import { usePlace } from '../place/use-place.ts'
import { guideOfPlace, guidePath } from './guide-of-place.ts'

export interface WithDocsProps {
  /** The tab that the text is about, if it is not the one in view. */
  about?: Tab
  children: ReactNode
}

/** A text, followed by a link to the guide about its tab. */
export function WithDocs({ about, children }: WithDocsProps) {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const { tab, item, locale } = usePlace()
  const place = about === undefined ? { tab, item } : { tab: about, item: undefined }
  const guide = guideOfPlace(place)
  const topic = guide === 'webhooks' ? t('sections.webhooks') : t(`tabs.${place.tab}`)
  return (
    <>
      {children}{' '}
      <Link href={guidePath(guide, locale)} aria-label={t('docsOf', { topic })}>
        {t('common:documentation')}
      </Link>
    </>
  )
}

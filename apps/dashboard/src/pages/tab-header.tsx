import { Link } from '@search-foundation/ui/link'
import { PageHeader } from '@search-foundation/ui/page-header'
import { useTranslation } from 'react-i18next'

import { WithDocs } from '../ground/docs/with-docs.tsx'
import type { Tab } from '../ground/place/place.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { pageTexts } from './page-texts.ts'
import type { SettingsSection } from './settings/settings-sections.ts'

/** The title of a tab or of one of its sections, one line about it, and what is done from there. The same before the page is there and with it. */
export function TabHeader({ tab, section }: { tab: Tab; section?: SettingsSection | undefined }) {
  const { t } = useTranslation('dashboard-frame')
  const { pathOf } = usePlace()
  const { title, lead } = pageTexts(t, tab, section)
  return (
    <PageHeader
      title={title}
      description={<WithDocs>{lead}</WithDocs>}
      {...(tab === 'overview' && {
        actions: (
          <Link href={pathOf('pricing')} variant="button-outline">
            {t('tabs.pricing')}
          </Link>
        ),
      })}
    />
  )
}

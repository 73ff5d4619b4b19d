import { EmptyState } from '@search-foundation/ui/empty-state'
import { useTranslation } from 'react-i18next'

import { WithDocs } from '../../ground/docs/with-docs.tsx'

/** Shown where there is no usage in a period. */
export function NoUsage() {
  const { t } = useTranslation('dashboard-usage')
  return (
    <EmptyState
      compact
      headingLevel={2}
      title={t('usage.empty')}
      description={<WithDocs>{t('usage.emptyDescription')}</WithDocs>}
    />
  )
}

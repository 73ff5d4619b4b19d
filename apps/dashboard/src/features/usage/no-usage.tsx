import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'

/** Shown where there is no usage in a period. */
export function NoUsage() {
  const { t } = useTranslation('dashboard-usage')
  return (
    <EmptyWithDocs
      about="usage"
      compact
      headingLevel={2}
      title={t('usage.empty')}
      description={t('usage.emptyDescription')}
    />
  )
}

import { models } from '@search-foundation/content/models'

import { useTranslation } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { ModelFilters } from './model-filters.tsx'
import { ModelList } from './model-list.tsx'
import { ModelMap } from './model-map.tsx'
import styles from './index-page.module.css'

/** Every model: a map by release and size, and a list that links narrow down by tag. */
export default function ModelsPage() {
  const { t } = useTranslation('web-models')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description', { count: models.length })} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead', { count: models.length })}</p>
      <ModelFilters />
      <ModelMap />
      <ModelList />
    </div>
  )
}

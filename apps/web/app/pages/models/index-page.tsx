import { models } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { FilterLinks } from '../../blocks/filter-links.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { countOf, filterTags } from './filter-tags.ts'
import { ModelList } from './model-list.tsx'
import { ModelMap } from './model-map.tsx'
import styles from './index-page.module.css'

/** Every model: a map by release and size, and a list that links narrow down by tag. */
export default function ModelsPage() {
  const { t } = useTranslation(['web-models', 'content-models'])
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description', { count: models.length })} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead', { count: models.length })}</p>
      <FilterLinks
        label={t('filter.label')}
        all={{ label: t('filter.all'), count: models.length }}
        filters={filterTags.map((id) => ({
          id,
          label: t(`content-models:tag.${id}`),
          count: countOf(id),
        }))}
      />
      <ModelMap />
      <ModelList />
    </div>
  )
}

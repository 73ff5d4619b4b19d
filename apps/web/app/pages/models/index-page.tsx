import { models } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../document/page-head.tsx'
import { Island } from '../../islands/island.tsx'
import ModelCatalog from './model-catalog.island.tsx'
import { ModelMap } from './model-map.tsx'
import { useCatalogModels } from './use-catalog-models.ts'
import styles from './index-page.module.css'

/** Every model: a table to sort, filter and compare, and a map by release and size. */
export default function ModelsPage() {
  const { t } = useTranslation(['web-models'])
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description', { count: models.length })} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead', { count: models.length })}</p>
      <Island
        of={ModelCatalog}
        start="personal"
        props={{ models: useCatalogModels() }}
        messages={[
          'web-models.catalog',
          'web-models.replaced',
          'web-models.fact',
          'web-models.input',
          'web-models.title',
          'content-models.tag',
          'content-models.fact',
          'common.model',
          'common.product',
          'common.clear',
        ]}
      />
      <ModelMap />
    </div>
  )
}

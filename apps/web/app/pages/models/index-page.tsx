import { models } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
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
    <>
      <PageHead title={t('title')} description={t('description', { count: models.length })} />
      <PageIntro title={t('title')} lead={t('lead', { count: models.length })} />
      <div className={styles.page}>
        <Island
          of={ModelCatalog}
          start="personal"
          props={{ models: useCatalogModels() }}
          messages={[
            'web-models.catalog',
            'web-models.fact',
            'web-models.input',
            'web-models.title',
            'content-models.tag',
            'content-models.fact',
            'content-models.replaced',
            'common.model',
            'common.product',
            'common.clear',
          ]}
        />
        <ModelMap />
      </div>
    </>
  )
}

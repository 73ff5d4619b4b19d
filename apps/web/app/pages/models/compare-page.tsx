import { models, modelBySlug } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Island } from '../../islands/island.tsx'
import ModelComparison from './model-comparison.island.tsx'
import { useModelFacts } from './use-model-facts.ts'
import styles from './index-page.module.css'

/** Shown until the address names models: the current models for text. */
const example = ['jina-embeddings-v4', 'jina-embeddings-v3'] as const

/** Two to four models side by side; the address names them, so that it can be shared. */
export default function ComparePage() {
  const { t } = useTranslation(['web-models'])
  const { href } = usePageAddress()
  const factsOf = useModelFacts()
  const known = example.flatMap((slug) => modelBySlug(slug) ?? [])
  const [first] = known
  const facts = first === undefined ? [] : factsOf(first).map(({ id, name }) => ({ id, name }))
  return (
    <div className={styles.page}>
      <PageHead title={t('comparison.title')} description={t('comparison.description')} />
      <p className={styles.back}>
        <Link variant="quiet" href={href('/models')}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('comparison.title')}</h1>
      <p className={styles.lead}>{t('comparison.lead')}</p>
      <Island
        of={ModelComparison}
        props={{
          facts,
          example: known.map(({ slug }) => slug),
          models: models.map((model) => ({
            slug: model.slug,
            values: factsOf(model).map(({ value }) => value),
          })),
        }}
        messages={['web-models.comparison']}
      />
    </div>
  )
}

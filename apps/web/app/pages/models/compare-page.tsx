import { models, modelBySlug } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
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
    <>
      <PageHead title={t('comparison.title')} description={t('comparison.description')} />
      <PageIntro
        title={t('comparison.title')}
        lead={t('comparison.lead')}
        back={{ href: href('/models'), label: t('back') }}
      />
      <div className={styles.page}>
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
    </>
  )
}

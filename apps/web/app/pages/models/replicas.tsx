import type { Model } from '@search-foundation/content/models'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { config } from '../../ground/config.ts'
import { Island } from '../../islands/island.tsx'
import ReplicaCount from '../../products/replicas/replica-count.island.tsx'
import styles from './replicas.module.css'

/** The replicas of a model that run now, and the request that returns their number. It changes with the load, so no page contains it. */
export function Replicas({ model }: { model: Model }) {
  const { t } = useTranslation('web-models')
  if (!model.availability.includes('api')) return null
  return (
    <Section id="replicas" heading={t('replicas.heading')} lead={t('replicas.lead')}>
      <Island
        of={ReplicaCount}
        props={{ slug: model.slug }}
        messages={['web-product.models', 'web-product.demo', 'common.retry']}
      />
      <pre className={styles.request}>
        <code>{`curl "${config.apiUrl}/api/v1/models/slug/${model.slug}"`}</code>
      </pre>
      <p className={styles.field}>{t('replicas.field', { field: 'num_replicas' })}</p>
    </Section>
  )
}

import type { Model } from '@search-foundation/content/models'

import { config } from '../../config.ts'
import { useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'
import styles from './replicas.module.css'

/** How to ask the service for the replicas of a model. Their number changes with the load, so the page cannot contain it. */
export function Replicas({ model }: { model: Model }) {
  const { t } = useTranslation('web-models')
  if (!model.availability.includes('api')) return null
  return (
    <Section id="replicas" heading={t('replicas.heading')} lead={t('replicas.lead')}>
      <pre className={styles.request}>
        <code>{`curl "${config.apiUrl}/api/v1/models/slug/${model.slug}"`}</code>
      </pre>
      <p className={styles.field}>{t('replicas.field', { field: 'num_replicas' })}</p>
    </Section>
  )
}

import { formatNumber } from '@search-foundation/i18n/format'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { CallFailure } from '../demo/call-failure.tsx'
import { useReplicas } from './use-replicas.ts'
import styles from './model-replicas.module.css'

interface ModelReplicasProps {
  /** Headings of the model and its facts. */
  headings: readonly string[]
  rows: readonly { slug: string; facts: readonly string[] }[]
}

/** Models as a table, with the number of running replicas that the service reports. */
export default function ModelReplicas({ headings, rows }: ModelReplicasProps) {
  const { t } = useTranslation('web-product')
  const { locale, href } = usePageAddress()
  const { counts, problem, retry } = useReplicas(rows.map(({ slug }) => slug))
  const textOf = (slug: string) => {
    const count = counts[slug]
    if (count === undefined) return '…'
    return count === null ? t('models.unknown') : formatNumber(count, locale)
  }
  return (
    <>
      <ComparisonTable
        stackOnPhone
        caption={t('models.heading')}
        columns={[
          ...headings.map((header, index) => ({ id: String(index), header })),
          { id: 'replicas', header: t('models.replicas'), align: 'end' },
        ]}
        rows={rows.map(({ slug, facts }) => ({
          id: slug,
          cells: [
            <a key={slug} href={href(`/models/${slug}`)}>
              {slug}
            </a>,
            ...facts,
            textOf(slug),
          ],
        }))}
      />
      <noscript>
        <p className={styles.note}>{t('models.noScript')}</p>
      </noscript>
      <div role="status">
        {problem === undefined ? null : (
          <CallFailure className={styles.failure ?? ''} problem={problem} retry={retry} />
        )}
      </div>
    </>
  )
}

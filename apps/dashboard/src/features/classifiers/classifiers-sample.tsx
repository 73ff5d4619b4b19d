import type { Classifier } from '@search-foundation/api-client'
import { useTranslation } from 'react-i18next'

import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useClassifierColumns } from './classifier-columns.tsx'

const rows = [
  { id: '70be163f', labels: ['billing', 'technical', 'feedback'], uses: 12_480, day: 12 },
  { id: '0e3b040d', labels: ['spam', 'not spam'], uses: 96_210, day: 3 },
].map(({ id, labels, uses, day }): Classifier => ({
  classifier_id: id,
  labels,
  model_name: 'jina-embeddings-v3',
  used_number: uses,
  created_at: `2026-02-${String(day).padStart(2, '0')}T09:00:00Z`,
  access: 'private',
  updated_number: 1,
  updated_at: null,
  used_at: null,
  metadata: {},
}))

/** What trained classifiers look like. */
export function ClassifiersSample() {
  const { t } = useTranslation('dashboard-classifiers')
  return (
    <SampleTable
      caption={t('caption')}
      columns={useClassifierColumns()}
      rows={rows}
      rowKey={({ classifier_id: id }) => id}
    />
  )
}

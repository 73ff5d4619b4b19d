import { useTranslation } from 'react-i18next'

import { sampleClassifier } from '../../ground/sample/sample-classifier.ts'
import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useClassifierColumns } from './classifier-columns.tsx'

const rows = [
  sampleClassifier('70be163f', ['billing', 'technical', 'feedback'], 12_480, '2026-02-12T09:00:00Z'),
  sampleClassifier('0e3b040d', ['spam', 'not spam'], 96_210, '2026-02-03T09:00:00Z'),
]

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

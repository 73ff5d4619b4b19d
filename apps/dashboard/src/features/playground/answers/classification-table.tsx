import type { ClassifyResponse } from '@search-foundation/api-client'
import { formatPercent } from '@search-foundation/i18n/format'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

export interface ClassificationTableProps {
  texts: readonly string[]
  response: ClassifyResponse<boolean>
}

/** The label of each text. */
export function ClassificationTable({ texts, response }: ClassificationTableProps) {
  const { t, i18n } = useTranslation('dashboard-playground')
  // The playground sends one group of labels, so a prediction is one label.
  const rows = response.data.flatMap(({ index, prediction, score }) =>
    typeof prediction === 'string' && typeof score === 'number' ? [{ index, label: prediction, score }] : [],
  )
  return (
    <Table
      caption={t('classes.caption')}
      hideCaption
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { id: 'text', header: t('text'), isRowHeader: true, cell: ({ index }) => texts[index] },
        { id: 'label', header: t('classes.label'), cell: ({ label }) => label },
        {
          id: 'score',
          header: t('classes.score'),
          align: 'end',
          cell: ({ score }) => formatPercent(score, i18n.language),
        },
      ]}
    />
  )
}

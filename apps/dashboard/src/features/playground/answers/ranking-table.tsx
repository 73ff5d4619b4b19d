import type { RerankResponse } from '@search-foundation/api-client'
import { formatDecimal } from '@search-foundation/i18n/format'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

/** Documents by their relevance, most relevant first. */
export function RankingTable({ response }: { response: RerankResponse }) {
  const { t, i18n } = useTranslation('dashboard-playground')
  return (
    <Table
      caption={t('ranking.caption')}
      hideCaption
      rows={response.results.map((result, rank) => ({ ...result, rank: rank + 1 }))}
      rowKey={({ index }) => String(index)}
      columns={[
        { id: 'rank', header: t('ranking.rank'), align: 'end', cell: ({ rank }) => rank },
        {
          id: 'document',
          header: t('ranking.document'),
          isRowHeader: true,
          cell: ({ document }) => document?.text ?? '',
        },
        {
          id: 'relevance',
          header: t('ranking.relevance'),
          align: 'end',
          cell: ({ relevance_score }) => formatDecimal(relevance_score, i18n.language, 3),
        },
      ]}
    />
  )
}

import type { EmbeddingsResponse } from '@search-foundation/api-client'
import { formatDecimal, formatNumber } from '@search-foundation/i18n/format'
import { Stack } from '@search-foundation/ui/stack'
import { Table } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { cosine } from './compare.ts'

export interface SimilarityTableProps {
  texts: readonly string[]
  answer: EmbeddingsResponse
  /** Whether the platform's own small engine gave the answer. */
  isLocal: boolean
}

/** How similar each text is to each other one, and what the call cost. */
export function SimilarityTable({ texts, answer, isLocal }: SimilarityTableProps) {
  const { t, i18n } = useTranslation('dashboard-playground')
  const vectors = answer.data.map(({ embedding }) => embedding)
  return (
    <Stack role="status">
      <Text>
        {t('result', {
          count: texts.length,
          tokens: formatNumber(answer.usage.total_tokens, i18n.language),
          size: formatNumber(vectors[0]?.length ?? 0, i18n.language),
        })}
      </Text>
      <Table<number>
        caption={t('similarity')}
        rows={texts.map((_, index) => index)}
        rowKey={String}
        columns={[
          {
            id: 'text',
            header: t('text'),
            isRowHeader: true,
            cell: (row) => `${row + 1}. ${texts[row] ?? ''}`,
          },
          ...texts.map((_, column) => ({
            id: `to-${column}`,
            header: String(column + 1),
            align: 'end' as const,
            cell: (row: number) =>
              formatDecimal(cosine(vectors[row] ?? [], vectors[column] ?? []), i18n.language, 2),
          })),
        ]}
      />
      {isLocal && <Text tone="muted">{t('engine')}</Text>}
    </Stack>
  )
}

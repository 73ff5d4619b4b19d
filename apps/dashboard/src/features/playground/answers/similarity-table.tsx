import type { EmbeddingsResponse } from '@search-foundation/api-client'
import { formatDecimal, formatNumber } from '@search-foundation/i18n/format'
import { HeatMap } from '@search-foundation/ui/heat-map'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { cosine } from './compare.ts'

export interface SimilarityTableProps {
  texts: readonly string[]
  response: EmbeddingsResponse
}

/** How similar each text is to each other one. */
export function SimilarityTable({ texts, response }: SimilarityTableProps) {
  const { t, i18n } = useTranslation('dashboard-playground')
  const vectors = response.data.map(({ embedding }) => embedding)
  return (
    <Stack>
      <Text>
        {t('vectors', {
          count: texts.length,
          size: formatNumber(vectors[0]?.length ?? 0, i18n.language),
        })}
      </Text>
      <HeatMap
        caption={t('similarity')}
        rowHeader={t('text')}
        columns={texts.map((text, column) => ({
          id: String(column),
          label: String(column + 1),
          description: text,
        }))}
        rows={texts.map((text, row) => ({
          id: String(row),
          label: `${row + 1}. ${text}`,
          values: texts.map((_, column) => cosine(vectors[row] ?? [], vectors[column] ?? [])),
        }))}
        formatValue={(value) => formatDecimal(value, i18n.language, 2)}
      />
    </Stack>
  )
}

import type { Model } from '@search-foundation/api-client'
import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { Availability } from './availability.tsx'
import { modelSize, parametersOf } from './model-size.ts'

/** The columns of the list of models. */
export function useModelColumns(): Column<Model>[] {
  const { t, i18n } = useTranslation(['dashboard-models', 'content-models', 'common'])
  const { pathOf } = usePlace()
  return [
    {
      id: 'model',
      header: t('common:model'),
      isRowHeader: true,
      // Wide enough for the longest name in one line.
      width: '15rem',
      cell: ({ name, slug }) => <Link href={pathOf('models', { item: slug })}>{name}</Link>,
      sortValue: ({ name }) => name,
    },
    { id: 'status', header: t('status'), cell: (model) => <Availability model={model} /> },
    {
      id: 'size',
      header: t('content-models:fact.parameters'),
      align: 'end',
      cell: ({ meta_data: { size } }) => modelSize(size, i18n.language),
      sortValue: ({ meta_data: { size } }) => parametersOf(size) ?? 0,
    },
    {
      id: 'input',
      header: t('content-models:fact.context'),
      align: 'end',
      isLabeledInCard: true,
      cell: ({ meta_data: { max_tokens: tokens } }) => formatNumber(tokens, i18n.language),
      sortValue: ({ meta_data: { max_tokens: tokens } }) => tokens,
    },
    {
      id: 'dimensions',
      header: t('content-models:fact.dimensions'),
      align: 'end',
      card: 'detail',
      isLabeledInCard: true,
      cell: ({ meta_data: { output_dim: dimensions } }) =>
        dimensions !== null && formatNumber(dimensions, i18n.language),
      sortValue: ({ meta_data: { output_dim: dimensions } }) => dimensions ?? 0,
    },
    {
      id: 'languages',
      header: t('content-models:fact.languages'),
      align: 'end',
      card: 'detail',
      isLabeledInCard: true,
      cell: ({ meta_data: { languages } }) => languages !== null && formatCompact(languages, i18n.language),
      sortValue: ({ meta_data: { languages } }) => languages ?? 0,
    },
  ]
}

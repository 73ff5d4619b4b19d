import type { Classifier } from '@search-foundation/api-client'
import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'

/** The columns of a list of classifiers. */
export function useClassifierColumns(): Column<Classifier>[] {
  const { t, i18n } = useTranslation(['dashboard-classifiers', 'common'])
  const { pathOf } = usePlace()
  return [
    {
      id: 'id',
      header: t('id'),
      isRowHeader: true,
      cell: ({ classifier_id: id }) => (
        <Link href={pathOf('classifiers', { item: id })}>
          <code>{id.slice(0, 8)}</code>
        </Link>
      ),
    },
    {
      id: 'labels',
      header: t('labels'),
      cell: ({ labels }) => (
        <Row gap="xs">
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </Row>
      ),
    },
    { id: 'model', header: t('common:model'), cell: ({ model_name: model }) => <code>{model}</code> },
    {
      id: 'used',
      header: t('uses'),
      align: 'end',
      cell: ({ used_number: uses }) => formatNumber(uses, i18n.language),
      sortValue: ({ used_number: uses }) => uses,
    },
    {
      id: 'created',
      header: t('created'),
      card: 'none',
      isLabeledInCard: true,
      cell: ({ created_at: created }) => formatDate(created, i18n.language),
      sortValue: ({ created_at: created }) => created,
    },
  ]
}

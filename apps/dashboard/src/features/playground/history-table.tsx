import { formatDuration, formatNumber, formatTime } from '@search-foundation/i18n/format'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { runsCleared, type PastRun } from '@search-foundation/store/playground'
import { Button } from '@search-foundation/ui/button'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table } from '@search-foundation/ui/table'

import { useProductName } from '../../ground/products/use-product-name.ts'
import { productSpecs } from './products.ts'

/** Returns the first text that a run sent, in one line. */
function inputOf({ product, values }: PastRun): string {
  const [field] = productSpecs[product].fields
  return field === undefined ? '' : (values[field.name] ?? '').trim().replaceAll(/\s+/g, ' ')
}

/** The requests of this visit, the newest first. Each can be opened again. */
export function HistoryTable({ onOpen }: { onOpen: (run: PastRun) => void }) {
  const { t, i18n } = useTranslation(['dashboard-playground', 'common'])
  const productName = useProductName()
  const dispatch = useAppDispatch()
  const runs = useAppSelector(({ playground }) => playground.runs)
  return (
    <Table<PastRun>
      caption={t('history.caption')}
      rows={runs}
      rowKey={({ id }) => id}
      toolbar={
        runs.length > 0 && (
          <Button size="sm" variant="quiet" onPress={() => dispatch(runsCleared())}>
            {t('history.clear')}
          </Button>
        )
      }
      empty={
        <EmptyState
          compact
          headingLevel={2}
          title={t('history.empty')}
          description={t('history.emptyDescription')}
        />
      }
      columns={[
        { id: 'time', header: t('history.time'), cell: ({ at }) => formatTime(at, i18n.language) },
        { id: 'product', header: t('common:product'), cell: ({ product }) => productName(product) },
        {
          id: 'input',
          header: t('history.input'),
          isRowHeader: true,
          width: '50%',
          cell: (run) => inputOf(run),
        },
        {
          id: 'duration',
          header: t('history.duration'),
          align: 'end',
          cell: ({ cost }) => (cost === null ? t('history.failed') : formatDuration(cost.ms, i18n.language)),
        },
        {
          id: 'tokens',
          header: t('common:tokens'),
          align: 'end',
          cell: ({ cost }) => (cost === null ? '–' : formatNumber(cost.tokens, i18n.language)),
        },
      ]}
      rowActions={(run) => (
        <Button size="sm" variant="quiet" onPress={() => onOpen(run)}>
          {t('history.open')}
        </Button>
      )}
    />
  )
}

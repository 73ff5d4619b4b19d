import { formatDuration, formatNumber, formatTime } from '@search-foundation/i18n/format'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { runsCleared, type PastRun } from '@search-foundation/store/playground'
import { Button } from '@search-foundation/ui/button'
import { Table } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { productSpecs } from './products.ts'
import styles from './playground.module.css'

/** More than two lines have room for. */
const longestInput = 300

/** Returns the beginning of the first text that a run sent, in one line. */
function inputOf({ product, values }: PastRun): string {
  const [field] = productSpecs[product].fields
  const text = field === undefined ? '' : (values[field.name] ?? '')
  return text.trim().slice(0, longestInput).replaceAll(/\s+/g, ' ')
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
          <Button size="sm" variant="quiet" onClick={() => dispatch(runsCleared())}>
            {t('history.clear')}
          </Button>
        )
      }
      empty={
        <EmptyWithDocs
          compact
          headingLevel={2}
          title={t('history.empty')}
          description={t('history.emptyDescription')}
        />
      }
      columns={[
        {
          id: 'input',
          header: t('history.input'),
          isRowHeader: true,
          width: '50%',
          cell: (run) => (
            <>
              <span className={styles.input}>{inputOf(run)}</span>
              <Text as="div" size="sm" tone="muted" className={styles.origin ?? ''}>
                <span>{productName(run.product)}</span>
                <span>{formatTime(run.at, i18n.language)}</span>
                <Button size="sm" variant="quiet" onClick={() => onOpen(run)}>
                  {t('history.open')}
                </Button>
              </Text>
            </>
          ),
        },
        {
          id: 'duration',
          header: t('history.duration'),
          align: 'end',
          isLabeledInCard: false,
          cell: ({ cost }) => (cost === null ? t('history.failed') : formatDuration(cost.ms, i18n.language)),
        },
        {
          id: 'tokens',
          header: t('common:tokens'),
          align: 'end',
          isLabeledInCard: true,
          cell: ({ cost }) => cost !== null && formatNumber(cost.tokens, i18n.language),
        },
      ]}
    />
  )
}

import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { NoUsage } from './no-usage.tsx'
import { useUsageColumns } from './usage-columns.tsx'
import { lastDays, type UsageView } from './usage-view.ts'
import { useUsageDownload } from './use-usage-download.ts'
import { useUsageEntries, type FineEntry } from './use-usage-entries.ts'

export interface UsageTableProps {
  /** The last days. */
  days?: number
  /** What to show, in place of `days`. */
  view?: UsageView
}

/** Tokens and money by day or hour, product, model and, where it is split by them, key; with a CSV file of them. */
export function UsageTable({ days = 30, view: given }: UsageTableProps) {
  const { t } = useTranslation('dashboard-usage')
  const view = given ?? lastDays(days, new Date())
  const { query, entries = [], byHour } = useUsageEntries(view)
  const download = useUsageDownload(view)
  return (
    <Table<FineEntry>
      {...tableState(query)}
      caption={t('usage.table')}
      columns={useUsageColumns({ byHour, byKey: view.by === 'key' })}
      rows={entries.toReversed()}
      rowKey={({ date, hour, product_name, model_name, key }) =>
        [date, hour, product_name, model_name, key?.id].join(' ')
      }
      empty={<NoUsage />}
      {...(download && { onDownloadCsv: download })}
      maxHeight="32rem"
    />
  )
}

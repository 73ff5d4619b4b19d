import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { firstDay } from '../../ground/usage/first-day.ts'
import { useUsage, type UsageEntry } from '../../ground/usage/use-usage.ts'
import { NoUsage } from './no-usage.tsx'
import { useUsageColumns } from './usage-columns.tsx'
import { useUsageDownload } from './use-usage-download.ts'

/** Tokens by day, product and model over the last `days` days, with a CSV file of them. */
export function UsageTable({ days }: { days: number }) {
  const { t } = useTranslation('dashboard-usage')
  const { query, entries = [] } = useUsage()
  const first = firstDay(days, new Date())
  const download = useUsageDownload(days)
  return (
    <Table<UsageEntry>
      {...tableState(query)}
      caption={t('usage.table')}
      columns={useUsageColumns()}
      rows={entries.filter(({ date }) => date >= first).toReversed()}
      rowKey={({ date, product_name, model_name }) => `${date} ${product_name} ${model_name}`}
      empty={<NoUsage />}
      {...(download && { onDownloadCsv: download })}
      maxHeight="32rem"
    />
  )
}

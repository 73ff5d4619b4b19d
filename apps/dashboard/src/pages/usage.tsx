import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { useTranslation } from 'react-i18next'

import { WithKeyScope } from '../features/keys/index.ts'
import { UsageChart, UsageTable } from '../features/usage/index.ts'
import { useQueryParameter } from '../ground/query/use-query-parameter.ts'
import { Page } from './page.tsx'

const ranges = ['7', '30', '90'] as const

export function UsagePage() {
  const { t } = useTranslation('dashboard-usage')
  const [wanted, setRange] = useQueryParameter('days')
  const range = ranges.find((days) => days === wanted) ?? '30'
  return (
    <Page
      actions={
        <SegmentedControl
          label={t('usage.range')}
          value={range}
          onChange={setRange}
          options={ranges.map((id) => ({ id, label: t('usage.days', { count: Number(id) }) }))}
        />
      }
    >
      <WithKeyScope>
        <UsageChart days={Number(range)} compares />
        <UsageTable days={Number(range)} />
      </WithKeyScope>
    </Page>
  )
}

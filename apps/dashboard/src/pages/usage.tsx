import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { UsageChart, UsageTable } from '../features/usage/index.ts'
import { NoKey } from './no-key.tsx'
import type { PageProps } from './page-props.ts'
import { Page } from './page.tsx'

const ranges = ['7', '30', '90'] as const

export function UsagePage({ apiKey, onCreateKey, onUseKey }: PageProps) {
  const { t } = useTranslation('dashboard')
  const [query, setQuery] = useSearchParams()
  const range = ranges.find((days) => days === query.get('days')) ?? '30'
  return (
    <Page
      tab="usage"
      actions={
        <SegmentedControl
          label={t('usage.range')}
          value={range}
          onChange={(days) => setQuery({ days }, { replace: true })}
          options={ranges.map((id) => ({ id, label: t('usage.days', { count: Number(id) }) }))}
        />
      }
    >
      {apiKey === null ? (
        <NoKey onCreateKey={onCreateKey} onUseKey={onUseKey} />
      ) : (
        <>
          <UsageChart apiKey={apiKey} days={Number(range)} />
          <UsageTable apiKey={apiKey} days={Number(range)} />
        </>
      )}
    </Page>
  )
}

import { Row } from '@search-foundation/ui/row'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { Select } from '@search-foundation/ui/select'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { DaysField } from '../../ground/query/days-field.tsx'
import { firstDay } from '../../ground/usage/first-day.ts'
import { earliestDay, type UsageView } from './usage-view.ts'
import { ranges, useUsageView } from './use-usage-view.ts'

/** Period, unit and split of the usage, which the address holds. */
export function UsageToolbar() {
  const { t } = useTranslation(['dashboard-usage', 'common'])
  const { account } = useKeyScope()
  const { view, range, setRange, setPeriod, setUnit, setBy } = useUsageView()
  const now = new Date()
  return (
    <Row fillsPhones>
      <SegmentedControl
        label={t('usage.range')}
        value={range ?? ''}
        onChange={setRange}
        options={ranges.map((id) => ({ id, label: t('usage.days', { count: Number(id) }) }))}
      />
      <DaysField
        minValue={earliestDay(now)}
        maxValue={firstDay(1, now)}
        value={{ start: view.from, end: view.to }}
        onChange={(days) => days !== null && setPeriod(days)}
      />
      <SegmentedControl<UsageView['unit']>
        label={t('usage.unit')}
        value={view.unit}
        onChange={setUnit}
        options={[
          { id: 'tokens', label: t('common:tokens') },
          { id: 'money', label: t('usage.cost') },
        ]}
      />
      <Select
        label={t('usage.by')}
        hideLabel
        value={view.by}
        onChange={({ currentTarget: { value } }) => setBy(value as UsageView['by'])}
        options={[
          { id: 'product', label: t('usage.byProduct') },
          { id: 'model', label: t('usage.byModel') },
          // The service splits the usage of accounts alone by key.
          ...(account ? [{ id: 'key', label: t('usage.byKey') }] : []),
        ]}
      />
    </Row>
  )
}

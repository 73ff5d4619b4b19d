import { Row } from '@search-foundation/ui/row'
import { SegmentedControl, type SegmentedControlProps } from '@search-foundation/ui/segmented-control'
import { useTranslation } from 'react-i18next'

import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { AddressSelect } from '../../ground/query/address-select.tsx'
import { DaysField } from '../../ground/query/days-field.tsx'
import { useShownChoice } from '../../ground/query/use-shown-choice.ts'
import { firstDay } from '../../ground/usage/first-day.ts'
import { earliestDay, type UsageView } from './usage-view.ts'
import { ranges, useUsageView } from './use-usage-view.ts'

type AddressSegmentsProps<Id extends string> = SegmentedControlProps<Id> &
  Required<Pick<SegmentedControlProps<Id>, 'value' | 'onChange'>>

/** A choice of segments that the address holds. */
function AddressSegments<Id extends string>({ value, onChange, ...props }: AddressSegmentsProps<Id>) {
  const [shown, choose] = useShownChoice(value, onChange)
  return <SegmentedControl<Id> {...props} value={shown} onChange={choose} />
}

/** Period, unit and split of the usage, which the address holds. */
export function UsageToolbar() {
  const { t } = useTranslation(['dashboard-usage', 'common'])
  const { account } = useKeyScope()
  const { view, range, setRange, setPeriod, setUnit, setBy } = useUsageView()
  const now = new Date()
  return (
    <Row fillsPhones>
      <AddressSegments
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
      <AddressSegments<UsageView['unit']>
        label={t('usage.unit')}
        value={view.unit}
        onChange={setUnit}
        options={[
          { id: 'tokens', label: t('common:tokens') },
          { id: 'money', label: t('usage.cost') },
        ]}
      />
      <AddressSelect
        label={t('usage.by')}
        hideLabel
        value={view.by}
        onChoose={(by) => setBy(by as UsageView['by'])}
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

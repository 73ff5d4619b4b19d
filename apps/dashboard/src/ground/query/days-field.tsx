import type { DateRangeProps } from '@search-foundation/ui/date-range'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../parts/lazy-part.tsx'
import { useShownChoice } from './use-shown-choice.ts'

/** A period of days, typed or chosen from a calendar, whose code, react-aria, is loaded when it is first shown. */
const LazyDateRange = lazyPart<DateRangeProps>(
  async () => (await import('@search-foundation/ui/date-range')).DateRange,
  'var(--control-sm)',
  ({ children }) => <span style={{ inlineSize: '17rem' }}>{children}</span>,
)

/** A field for the days (UTC) whose data is shown, which the address holds. */
export function DaysField({
  value,
  onChange,
  ...props
}: Omit<DateRangeProps, 'label' | 'hideLabel' | 'prefix'>) {
  const { t } = useTranslation('dashboard-requests')
  const [shown, choose] = useShownChoice(value, onChange)
  return <LazyDateRange {...props} value={shown} onChange={choose} label={t('days')} hideLabel prefix="UTC" />
}

import type { DateRangeProps } from '@search-foundation/ui/date-range'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../parts/lazy-part.tsx'

/** A period of days, typed or chosen from a calendar, whose code, react-aria, is loaded when it is first shown. */
const LazyDateRange = lazyPart<DateRangeProps>(
  async () => (await import('@search-foundation/ui/date-range')).DateRange,
  'var(--control-sm)',
  ({ children }) => <span style={{ inlineSize: '17rem' }}>{children}</span>,
)

/** A field for the days (UTC) whose data is shown. */
export function DaysField(props: Omit<DateRangeProps, 'label' | 'hideLabel' | 'prefix'>) {
  const { t } = useTranslation('dashboard-requests')
  return <LazyDateRange {...props} label={t('days')} hideLabel prefix="UTC" />
}

import { parseDate } from '@internationalized/date'
import { startTransition, useState, type ReactNode } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

import { FieldFrame } from '../_field/field-frame.tsx'
import { splitFieldProps, type FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/index.ts'
import field from '../_field/field.module.css'
import floating from '../_floating/floating.module.css'
import styles from './date-range.module.css'

/** First and last day of a period, both included. */
export interface DayRange {
  /** First day, `YYYY-MM-DD`. */
  start: string
  /** Last day, `YYYY-MM-DD`. */
  end: string
}

export interface DateRangeProps extends FieldProps {
  /** Chosen period, or null for none. */
  value: DayRange | null
  /** Called with the period once both days are set and can be chosen, or with null when it was cleared. Not while a year is typed. */
  onChange: (value: DayRange | null) => void
  /** Called when the field loses focus. */
  onBlur?: () => void
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  minValue?: string
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  maxValue?: string
  /** Content before the first day, such as the time zone of the days. */
  prefix?: ReactNode
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md'
}

/** Year, month, day, and weeks from Monday: for languages whose order the browser does not know. It would use the American one. */
const yearFirst = 'en-CA-u-fw-mon'

/** First year of four digits: each key of a typed one would be a year, too. */
const firstYear = '1000'

/** Field for a period of days, typed or chosen from a calendar, in the format of the user's language. */
export function DateRange({
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  prefix,
  size = 'md',
  className,
  ...props
}: DateRangeProps) {
  const { frame, root } = splitFieldProps(props)
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  /** What is typed while it can't be chosen yet. It is gone when the focus leaves. */
  const [draft, setDraft] = useState<DayRange | null>(null)
  const shown = draft ?? value
  const canBeChosen = (day: string) =>
    day >= (minValue ?? firstYear) && (maxValue === undefined || day <= maxValue)

  function change(range: DayRange | null) {
    const isTyped = range !== null && !(canBeChosen(range.start) && canBeChosen(range.end))
    setDraft(isTyped ? range : null)
    if (!isTyped) onChange(range)
  }

  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
  return (
    <I18nProvider locale={isKnown ? locale : yearFirst}>
      <DateRangePicker
        {...root}
        className={classNames(field.field, className)}
        value={shown && { start: parseDate(shown.start), end: parseDate(shown.end) }}
        onChange={(range) => change(range && { start: range.start.toString(), end: range.end.toString() })}
        onBlur={() => {
          setDraft(null)
          onBlur?.()
        }}
        isOpen={isOpen}
        // The button shows that it was pressed before the calendar is drawn.
        onOpenChange={(opens) => startTransition(() => setOpen(opens))}
        {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
        {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
      >
        <FieldFrame {...frame}>
          <Group
            className={classNames(field.box, styles.box)}
            data-size={size}
            {...(root.isInvalid ? { 'data-invalid': '' } : {})}
          >
            {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
            <DateInput slot="start" className={classNames(styles.date)}>
              {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
            </DateInput>
            <span aria-hidden="true">–</span>
            <DateInput slot="end" className={classNames(styles.date)}>
              {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
            </DateInput>
            <Button className={classNames(styles.step)}>
              <Icon of={CalendarIcon} />
            </Button>
          </Group>
        </FieldFrame>
        <Popover className={classNames(floating.panel)} offset={4}>
          <Dialog className={classNames(styles.dialog)}>
            <RangeCalendar className={classNames(styles.calendar)}>
              <header className={styles.head}>
                <Button slot="previous" className={classNames(styles.step)}>
                  <Icon of={ChevronLeftIcon} className={classNames(styles.arrow)} />
                </Button>
                <Heading className={classNames(styles.month)} />
                <Button slot="next" className={classNames(styles.step)}>
                  <Icon of={ChevronRightIcon} className={classNames(styles.arrow)} />
                </Button>
              </header>
              <CalendarGrid className={classNames(styles.grid)}>
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
                </CalendarGridBody>
              </CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  )
}

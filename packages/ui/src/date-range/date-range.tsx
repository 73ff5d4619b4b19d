import { parseDate } from '@internationalized/date'
import type { ReactNode } from 'react'
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

import { classNames } from '../class-names/index.ts'
import { FieldHint, FieldLabel } from '../form-field/index.ts'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/index.ts'
import field from '../form-field/form-field.module.css'
import list from '../menu/menu.module.css'
import styles from './date-range.module.css'

/** First and last day, each `YYYY-MM-DD`, both included. */
export interface DayRange {
  /** First day, `YYYY-MM-DD`. */
  start: string
  /** Last day, `YYYY-MM-DD`. */
  end: string
}

export interface DateRangeProps {
  /** The name of the field, above it. */
  label: string
  /** The label is spoken only. */
  hideLabel?: boolean
  /** The two days; null when none are chosen. */
  value: DayRange | null
  /** Called with both days once both are there, or null. */
  onChange: (value: DayRange | null) => void
  /** Earliest and latest day that may be chosen, `YYYY-MM-DD`. */
  minValue?: string
  /** Latest day that may be chosen, `YYYY-MM-DD`. */
  maxValue?: string
  /** What to write or choose, in a line below. */
  description?: ReactNode
  /** What is wrong and how to mend it; while it is set the field is marked invalid. */
  errorMessage?: ReactNode
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Two days and what lies between, written or chosen from a calendar, in the reader's own order of day and month. */
export function DateRange({
  label,
  hideLabel,
  value,
  onChange,
  minValue,
  maxValue,
  description,
  errorMessage,
  isDisabled = false,
  className,
}: DateRangeProps) {
  const isInvalid = Boolean(errorMessage)
  return (
    <DateRangePicker
      className={classNames(field.field, className)}
      value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
      onChange={(range) => onChange(range && { start: range.start.toString(), end: range.end.toString() })}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      validationBehavior="aria"
      {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
    >
      <FieldLabel isHidden={hideLabel}>{label}</FieldLabel>
      <Group className={classNames(field.box, styles.box)} {...(isInvalid ? { 'data-invalid': '' } : {})}>
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
      <FieldHint description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(list.popover)} offset={4}>
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
  )
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['date picker', 'calendar', 'period', 'time range', 'from to'],
  useWhen: ['A first and a last day, such as the period of a report.'],
  avoidWhen: ['Two or three usual periods: use SegmentedControl or Select.'],
  anatomy: [
    'Label',
    'First and last day, in the format of the language',
    'Button that opens the calendar',
    'Calendar of one month',
  ],
  do: ['Set minValue and maxValue to days that have data.'],
  dont: ['Don’t ask for a time of day: it is a field for days.'],
  keyboard: [
    ['Tab', 'Moves to the next part of a date, then to the calendar button.'],
    ['Up and Down arrow', 'Changes the part of the date.'],
    ['Enter, Space', 'Opens the calendar, on its button. In the calendar it chooses a day.'],
    ['Arrow keys', 'Moves between days of the calendar.'],
    ['Escape', 'Closes the calendar.'],
  ],
  content: ['The label names the period: "Days of the report".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['numeric input', 'stepper', 'quantity', 'spinner', 'amount'],
  useWhen: ['An exact number with a unit, such as a spend limit.'],
  avoidWhen: ['Digits that are no number, such as a phone number: use TextField.'],
  anatomy: [
    'Label',
    'Input in the format of the language',
    'Unit',
    'Buttons for one step less and more',
    'Description or error',
  ],
  do: ['Set minValue, maxValue and step.', 'Show the unit as the suffix.'],
  dont: ['Don’t accept a number without saying its unit.'],
  keyboard: [
    ['Up and Down arrow', 'Changes the value by one step.'],
    ['Home, End', 'Sets the smallest or largest value, if there is one.'],
    ['Enter', 'Applies the typed value.'],
  ],
  content: ['The label names what is counted. The description names the limits.'],
}

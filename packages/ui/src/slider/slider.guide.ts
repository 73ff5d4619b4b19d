import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'preview',
  synonyms: ['range', 'track bar', 'knob', 'volume'],
  useWhen: ['A number between two limits where the exact value matters little.'],
  avoidWhen: ['An exact number: use NumberField.', 'A few named levels: use SegmentedControl.'],
  anatomy: ['Label and value', 'Track with a thumb'],
  do: ['Set step so that every position is useful.', 'Act on onChangeEnd where each change sends a request.'],
  dont: ['Don’t use it for more than about 100 positions on phones.'],
  keyboard: [
    ['Tab', 'Moves to the thumb.'],
    ['Arrow keys', 'Changes the value by one step.'],
    ['Page Up, Page Down', 'Changes the value by a larger step.'],
    ['Home, End', 'Sets the smallest or largest value.'],
  ],
  content: ['Give formatOptions for units and per cent.'],
}

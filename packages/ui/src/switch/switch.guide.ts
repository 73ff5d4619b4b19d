import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['toggle', 'on off', 'boolean setting'],
  useWhen: ['A setting that is on or off and takes effect at once.'],
  avoidWhen: [
    'A form that is sent later: use Checkbox.',
    'Two options of equal weight: use SegmentedControl.',
  ],
  anatomy: ['Label', 'Track with a thumb', 'Description or error'],
  do: ['Undo the change and report it when saving fails.'],
  dont: ['Don’t require a save button.'],
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Space', 'Switches on or off.'],
  ],
  content: ['The label names what is on: "Low balance mail". It does not change with the state.'],
}

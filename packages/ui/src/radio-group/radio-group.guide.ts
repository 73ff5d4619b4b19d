import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['radio buttons', 'single choice', 'option group', 'choice cards'],
  useWhen: ['One of two to five options that people compare.'],
  avoidWhen: [
    'Many options: use Select.',
    'A choice with an effect at once: use SegmentedControl.',
    'Yes or no: use Checkbox.',
  ],
  anatomy: ['Label', 'Options with description and content at the end', 'Description or error of the group'],
  do: [
    'Use cards for options with a price or a longer text.',
    'Give the reason of a disabled option in its description.',
  ],
  dont: ['Don’t preselect what costs money.'],
  keyboard: [
    ['Tab', 'Moves to the chosen option, or to the first.'],
    ['Arrow keys', 'Chooses the next or previous option.'],
    ['Space', 'Chooses the option in focus.'],
  ],
  content: ['Options are parallel: all nouns or all verbs.'],
}

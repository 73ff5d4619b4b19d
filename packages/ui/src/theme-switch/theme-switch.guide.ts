import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['dark mode', 'light mode', 'appearance', 'color scheme'],
  useWhen: ['The theme of the product, in a top bar or in settings.'],
  avoidWhen: ['Other settings: use SegmentedControl.'],
  anatomy: ['Three segments: light, dark, system'],
  do: ['Pass the setting, which may be auto, and not the resulting theme.'],
  dont: ['Don’t leave out the system’s choice.'],
  keyboard: [
    ['Tab', 'Moves to the chosen theme.'],
    ['Arrow keys', 'Chooses the next or previous theme.'],
  ],
  content: [],
}

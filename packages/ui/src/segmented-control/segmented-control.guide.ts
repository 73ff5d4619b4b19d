import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['button group', 'toggle group', 'view switch', 'pill tabs'],
  useWhen: ['Two to five options with an effect at once, such as days, weeks or months.'],
  avoidWhen: [
    'Panels with content: use Tabs.',
    'On or off: use Switch.',
    'A choice that is sent later: use RadioGroup.',
  ],
  anatomy: ['Segments with text or icon'],
  do: ['Keep labels short, so that all segments fit on a phone.', 'Use iconsOnly for well-known icons.'],
  dont: ['Don’t use it for actions.'],
  keyboard: [
    ['Tab', 'Moves to the chosen segment.'],
    ['Arrow keys', 'Chooses the next or previous segment.'],
  ],
  content: ['One word per segment.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['vertical stack', 'column', 'vstack', 'spacing', 'list layout'],
  useWhen: ['Things below each other with one distance.'],
  avoidWhen: ['Things side by side: use Row.', 'Columns: use Grid.'],
  anatomy: ['Children below each other'],
  do: [
    'Use the element that fits the meaning: section, ul, ol.',
    'Choose one gap for one level of the page.',
  ],
  dont: ['Don’t add margins to the children.'],
  keyboard: [],
  content: [],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['header', 'navbar', 'app bar', 'banner', 'site header'],
  useWhen: ['The top of every page, once.'],
  avoidWhen: ['The title of a page: use PageHeader.'],
  anatomy: ['Content before the brand', 'Brand', 'Content in the middle', 'Content at the end'],
  do: [
    'Set sticky on long pages.',
    'Put the NavigationPanel or the button of the Drawer at the start on phones.',
  ],
  dont: ['Don’t let it wrap into a second line.'],
  keyboard: [['Tab', 'Moves through its links and buttons in reading order.']],
  content: [],
}

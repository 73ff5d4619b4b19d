import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['pricing table', 'feature matrix', 'versus table', 'static table'],
  useWhen: ['Facts of a few products or models side by side, on a page.'],
  avoidWhen: [
    'Rows that are sorted, filtered or loaded: use Table.',
    'Facts about one thing: use DescriptionList.',
  ],
  anatomy: ['Header of the columns', 'Rows; the first cell names its row'],
  do: ['Align numbers to the end.', 'Choose firstOnPhone or stackOnPhone for more than three columns.'],
  dont: ['Don’t hide a fact on phones that decides: repeat it in the first column.'],
  keyboard: [['Tab', 'Moves to the table, which arrow keys then scroll.']],
  content: ['The caption names the table for screen readers.'],
}

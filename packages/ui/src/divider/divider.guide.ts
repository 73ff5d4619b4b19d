import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['separator', 'line', 'rule', 'hr'],
  useWhen: [
    'Two groups of content that space alone does not separate.',
    'Two alternatives, with a word such as "or" between them.',
  ],
  avoidWhen: ['Sections with a title: space and the heading are enough.'],
  anatomy: ['Line', 'Word in its middle, optional'],
  do: ['Use vertical inside a Row.'],
  dont: ['Don’t draw a line between all items of a list.'],
  keyboard: [],
  content: ['The word is a single one.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['panel', 'tile', 'box', 'surface', 'container'],
  useWhen: ['A group of content with a title of its own, in a grid or on a settings page.'],
  avoidWhen: ['A list of equal rows: use Table.', 'Space between things: use Stack.'],
  anatomy: [
    'Title and description',
    'Actions at the end of the title’s line',
    'Content',
    'Footer below a line',
  ],
  do: [
    'Set href to make the whole card a link that the title names.',
    'Choose the heading level by the outline of the page.',
  ],
  dont: ['Don’t nest cards.', 'Don’t put buttons into a card that is a link.'],
  keyboard: [
    ['Tab', 'Moves to the link of the title, or to the controls inside.'],
    ['Enter', 'Opens the page of a card with href.'],
  ],
  content: ['The title is a noun. The description is one line.'],
}

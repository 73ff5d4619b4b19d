import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['illustration', 'picture', 'dots', 'scatter plot', 'brand graphic'],
  useWhen: ['A still picture of a search: points, some of them found by a query.'],
  avoidWhen: [
    'A picture that changes while people type: use LivePointField.',
    'Numbers that people read: use a chart.',
  ],
  anatomy: ['Points', 'Lit points with lines to the query', 'Labels of lit points, optional'],
  do: [
    'Give it a label where it carries information; without one it is decoration.',
    'Keep the seed, so that the picture stays the same.',
  ],
  dont: ['Don’t present a random field as data.'],
  keyboard: [],
  content: ['Labels beside points are two or three words.'],
}

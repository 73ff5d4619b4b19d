import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['infinite scroll', 'windowing', 'virtualized list', 'big data grid'],
  useWhen: ['Hundreds to hundreds of thousands of rows.'],
  avoidWhen: ['Up to about 200 rows: use Table, whose rows the browser’s search finds.'],
  anatomy: ['Everything of Table', 'Region that scrolls, of a fixed height'],
  do: [
    'Give columns a width: they do not follow their content.',
    'Set listKey to the filter, so that a new list starts at its first row.',
  ],
  dont: ['Don’t use rows of different heights.'],
  keyboard: [
    ['Tab', 'Moves to sort buttons, the table and the controls of rows.'],
    ['Arrow keys, Page Up, Page Down', 'Scrolls the table in focus. More rows load at its end.'],
  ],
  content: ['As in Table.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['data grid', 'list', 'rows', 'data table', 'spreadsheet'],
  useWhen: ['Rows that are sorted, filtered, loaded or downloaded, up to about 200.'],
  avoidWhen: [
    'More rows: use VirtualTable.',
    'A few facts side by side: use ComparisonTable.',
    'Facts about one thing: use DescriptionList.',
  ],
  anatomy: [
    'Caption, filters and CSV button',
    'Header with sort buttons',
    'Rows with actions at the end',
    'Footer with the number of rows and the way to more',
  ],
  do: [
    'Mark the cell that names its row with isRowHeader.',
    'Pass the result of tableState, which brings loading, error and retry.',
    'Mark the column one came for with card: figure where it is not the first of numbers: it stays in place at every width.',
    'Say with isLabeledInCard: false that a figure explains itself, such as a price. Others have their header beside them in a card.',
    'Write an empty state that names the next step.',
    'Pass a search as toolbar and the other fields as filters: in a narrow table they are behind a button.',
  ],
  dont: [
    'Don’t let a server and the table sort the same column.',
    'Don’t put the only way to an action into a hover.',
  ],
  keyboard: [
    ['Tab', 'Moves to filters, sort buttons and row actions, and to the table if it scrolls.'],
    ['Enter, Space', 'Sorts by the column in focus; again reverses the order.'],
    ['Arrow keys', 'Scrolls the table in focus.'],
  ],
  content: ['Headers are one or two words. Numbers have the same unit in the whole column.'],
}

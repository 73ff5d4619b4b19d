import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['matrix', 'correlation table', 'similarity matrix', 'color scale'],
  useWhen: ['Values between two lists, such as the similarity of texts.'],
  avoidWhen: ['Amounts over time: use BarChart.', 'A table that is read row by row: use Table.'],
  anatomy: ['Caption and scale of colors', 'Header of columns and rows', 'Cells with number and color'],
  do: ['Set minValue and maxValue to the range that values can have, not to the ones shown.'],
  dont: ['Don’t show values that are not numbers.'],
  keyboard: [['Tab', 'Moves to the table if it scrolls. Arrow keys scroll it.']],
  content: ['Column labels are short; the description has the full name.'],
}

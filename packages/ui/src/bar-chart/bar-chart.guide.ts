import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['column chart', 'histogram', 'stacked bars', 'graph'],
  useWhen: ['Amounts per day or category, split into up to six series.'],
  avoidWhen: ['One number: use Stat.', 'Two lists against each other: use HeatMap.'],
  anatomy: [
    'Title and one-sentence summary',
    'Button that switches between chart and table',
    'Legend with the color, the texture and the value of each series',
    'Scale and stacked bars',
  ],
  do: [
    'Give bars an href where a page shows the details of the day.',
    'Keep the order of series the same in every chart of a page.',
  ],
  dont: ['Don’t pass negative values: bars start at 0.', 'Don’t use more than six series.'],
  keyboard: [
    ['Tab', 'Moves to the table button, then to one bar.'],
    ['Left and Right arrow', 'Moves to the neighboring bar.'],
    ['Home, End', 'Moves to the first or last bar.'],
    ['Enter', 'Opens the page behind the bar, if it has one.'],
  ],
  content: ['The summary states the conclusion, not the axes.'],
}

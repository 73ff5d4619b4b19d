import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'preview',
  synonyms: ['line chart', 'graph', 'trend', 'time series', 'plot'],
  useWhen: ['One value over time, such as latency per day.'],
  avoidWhen: ['Several series: use BarChart, which stacks them.', 'One number: use Stat.'],
  anatomy: [
    'Title and one-sentence summary',
    'Button that switches between chart and table',
    'Value and label of the point in focus, or of the last one',
    'Scale, plot, and the labels of the first, middle and last point',
  ],
  do: [
    'Pass status and onRetry from tableState, so that loading and errors look as in tables.',
    'Give formatValue a unit.',
  ],
  dont: ['Don’t pass negative values: the scale starts at 0.', 'Don’t repeat the title in the summary.'],
  keyboard: [
    ['Tab', 'Moves to the table button, then to one point of the chart.'],
    ['Left and Right arrow', 'Moves to the neighboring point.'],
    ['Home, End', 'Moves to the first or last point.'],
  ],
  content: ['The summary states the conclusion: "Latency fell by a third since Monday".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['status page', 'availability', 'incidents', 'uptime'],
  useWhen: ['Whether a service worked, day by day.'],
  avoidWhen: ['Amounts per day: use BarChart.', 'The state at this moment: use Badge.'],
  anatomy: ['A bar for each day', 'Captions of the first and the last day'],
  do: ['Say the result in words beside the bars: the availability and the incidents.'],
  dont: [
    'Don’t show a period without a list of what happened in it: keyboards and touch screens have no hover text.',
  ],
  keyboard: [],
  content: ['The label has the result: "Reader: 99.9% in 90 days".'],
}

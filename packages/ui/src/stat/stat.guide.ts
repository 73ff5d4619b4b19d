import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['kpi', 'metric', 'key figure', 'statistic', 'number card'],
  useWhen: ['One number that matters, such as a balance.'],
  avoidWhen: [
    'A level with a limit: use Meter.',
    'Several facts: use DescriptionList.',
    'A development: use BarChart.',
  ],
  anatomy: ['Label', 'Value', 'Detail and content at the end'],
  do: ['Give exact where the value is shortened.', 'Set isLoading while the value is unknown.'],
  dont: ['Don’t show a number without its period or unit.'],
  keyboard: [],
  content: ['Values are short with a unit: "1.2M tokens".'],
}

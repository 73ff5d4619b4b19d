import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['definition list', 'key value', 'properties', 'facts', 'metadata'],
  useWhen: ['Facts about one thing: a model, a transaction.'],
  avoidWhen: ['Facts about several things: use ComparisonTable.', 'One important number: use Stat.'],
  anatomy: ['Term', 'Detail beside or below it'],
  do: ['Use stacked in narrow columns.'],
  dont: ['Don’t use it for layout of forms.'],
  keyboard: [],
  content: ['Terms are nouns without a colon.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['logo', 'brand', 'sign', 'company mark'],
  useWhen: ['Before the name of the product, in the bar of a site or an app.'],
  avoidWhen: ['Decoration without the name beside it: it has no text alternative.'],
  anatomy: ['Points of a field', 'The query, and the three points nearest to it, joined by lines'],
  do: ['Write the name beside it as text.'],
  dont: ['Don’t change its colors: they follow the theme.'],
  keyboard: [],
  content: ['The name beside it is that of the brand file.'],
}

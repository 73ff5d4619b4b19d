import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['accent color', 'brand color', 'product color', 'theme color'],
  useWhen: ['A section about one product, in its color.'],
  avoidWhen: ['Meaning such as success or failure: use tones.'],
  anatomy: ['Attributes for any element'],
  do: ['Take the values of the product from its data.'],
  dont: ['Don’t set lightness by hand: the theme chooses it for contrast.'],
  keyboard: [],
  content: [],
}

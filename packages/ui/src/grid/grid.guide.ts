import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['columns', 'layout', 'masonry', 'tiles'],
  useWhen: ['Cards or figures of equal weight in columns.'],
  avoidWhen: ['Things below each other: use Stack.', 'Things in one line: use Row.'],
  anatomy: ['Children in columns of equal width'],
  do: [
    'Use columns auto with minItemWidth where the number of items varies.',
    'Use as ul for a list of items.',
  ],
  dont: ['Don’t use it for tabular data.'],
  keyboard: [],
  content: [],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['placeholder', 'shimmer', 'ghost', 'content loader'],
  useWhen: ['Content that loads for the first time, with its size.'],
  avoidWhen: [
    'Content that is there and refreshes: Table and the charts keep the old rows.',
    'A task of people: use Spinner or ProgressBar.',
  ],
  anatomy: ['Lines, a block or a circle'],
  do: [
    'Give it the size of the content, so that nothing moves later.',
    'Set aria-busy on the region around it.',
  ],
  dont: ['Don’t show it for content that may be empty forever.'],
  keyboard: [],
  content: [],
}

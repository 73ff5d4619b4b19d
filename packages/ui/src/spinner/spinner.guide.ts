import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['loader', 'loading indicator', 'activity indicator', 'throbber'],
  useWhen: ['A short task of unknown length, beside the text that names it.'],
  avoidWhen: [
    'A pressed button: use its isPending.',
    'Content that loads for the first time: use Skeleton.',
    'A covered part: use LoadingOverlay.',
  ],
  anatomy: ['Eight points on a circle'],
  do: ['Give it a label where no text is beside it.'],
  dont: ['Don’t show more than one on a page.'],
  keyboard: [],
  content: ['The label says what is loading.'],
}

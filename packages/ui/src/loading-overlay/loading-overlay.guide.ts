import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['blocking loader', 'mask', 'busy indicator', 'spinner overlay'],
  useWhen: ['A part of the page that must not be used until a task is done.'],
  avoidWhen: [
    'Content that loads for the first time: use Skeleton.',
    'A pressed button: use its isPending.',
    'A task of known length: use ProgressBar.',
  ],
  anatomy: ['Covering layer', 'Spinner', 'Text, optional'],
  do: ['Set inert on the covered part.', 'Set a delay for tasks that are usually quick.'],
  dont: ['Don’t cover the whole window for a part of it.'],
  keyboard: [],
  content: ['The label says what is loading: "Loading models".'],
}

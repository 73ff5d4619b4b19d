import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['loading bar', 'upload progress', 'percentage', 'completion'],
  useWhen: ['A task of known length, such as an upload.'],
  avoidWhen: [
    'A level that does not advance by itself: use Meter.',
    'A short wait: use Spinner or a pending button.',
    'Steps that people take: use Stepper.',
  ],
  anatomy: ['Label and value', 'Track'],
  do: ['Set isIndeterminate until the length is known.'],
  dont: ['Don’t let it move backwards.'],
  keyboard: [],
  content: ['The label names the task. The value has units: "12 of 40 files".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['failure', 'failed to load', 'something went wrong', 'retry', 'error message'],
  useWhen: ['Content that could not be loaded, in its place.'],
  avoidWhen: [
    'A failed action: use notify with the tone negative, or the failure of a Form.',
    'A wrong input: use the errorMessage of the field.',
  ],
  anatomy: ['Icon', 'Title and description', 'Technical detail', 'Button to try again'],
  do: [
    'Pass onRetry wherever a retry can help.',
    'Pass the request id as the detail, so that support can find it.',
  ],
  dont: ['Don’t show a status code as the title.', 'Don’t use it for empty lists.'],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter, Space', 'Tries again. The button is pending meanwhile.'],
  ],
  content: ['The title says what failed, the description says what to do.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['toast', 'snackbar', 'flash message', 'growl', 'alert'],
  useWhen: ['The result of an action, above the page: "Key created".'],
  avoidWhen: [
    'A message about the page: use Callout.',
    'A decision: use ConfirmDialog.',
    'An error of a field: use its errorMessage.',
  ],
  anatomy: [
    'Icon of the tone',
    'Title and message',
    'Action, optional',
    'Close button',
    'Counter of equal notifications',
  ],
  do: [
    'Render the region once per app and call notify.',
    'Offer Undo as the action where that is possible.',
    'Set timeout 0 for messages that need reading.',
  ],
  dont: [
    'Don’t count on its place: it moves to where it lies over no action.',
    'Don’t report what is visible anyway.',
    'Don’t put long texts into them: they close after five seconds.',
  ],
  keyboard: [
    ['Tab', 'Moves to the action and the close button. Timers pause while focus is inside.'],
    ['Enter, Space', 'Presses the button in focus.'],
  ],
  content: ['One sentence in the past tense: "Your settings are saved."'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['delete', 'are you sure', 'destructive action', 'warning'],
  useWhen: ['An action that destroys something or costs money.'],
  avoidWhen: ['An action that can be undone: run it, and offer Undo in a notification.'],
  anatomy: [
    'Button that names the action',
    'ConfirmDialog with question, loss and the repeated verb',
    'The result on the page',
  ],
  do: [
    'Use the same verb in button, title and confirmation.',
    'Ask to type the name or the last characters where a mistake is costly.',
  ],
  dont: ['Don’t ask twice.', 'Don’t write "Are you sure?": say what will be lost.'],
  keyboard: [
    ['Enter, Space', 'Opens the question, on the button.'],
    ['Tab', 'Moves inside the dialog.'],
    ['Enter', 'Confirms, from the text field once the text is right.'],
  ],
  content: ['The description has the exact loss: "its 1,200,000 tokens are lost".'],
}

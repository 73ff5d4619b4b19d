import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['alert dialog', 'are you sure', 'confirmation', 'delete dialog', 'warning modal'],
  useWhen: ['An action that can’t be undone, right before it happens.'],
  avoidWhen: [
    'An action that can be undone: do it, and offer the way back in a notification.',
    'A form or other content: use Dialog.',
  ],
  anatomy: [
    'Question as the title',
    'Description of what will be lost',
    'Field to type a text, for the most severe actions',
    'Cancel and the button that confirms',
  ],
  do: [
    'Use tone negative where something is deleted.',
    'Ask for requiredText where a mistake is costly.',
    'Return the promise of the request: the dialog is pending until it settles, and stays open if it fails.',
  ],
  dont: ['Don’t ask about harmless actions: people stop reading.'],
  keyboard: [
    ['Escape', 'Cancels, unless the action is running.'],
    ['Tab, Shift Tab', 'Moves inside the dialog.'],
    ['Enter', 'Presses the button in focus, which is Cancel at first. In the text field it confirms.'],
  ],
  content: [
    'The title names what is affected: "Revoke the key ending in 4f2a?"',
    'The button repeats the verb of the title: "Revoke key".',
  ],
}

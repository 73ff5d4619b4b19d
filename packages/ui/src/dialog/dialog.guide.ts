import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['modal', 'popup', 'lightbox', 'overlay', 'window'],
  useWhen: ['A short task that interrupts the page, such as naming a key.'],
  avoidWhen: [
    'A question before a deletion: use ConfirmDialog.',
    'Details of a row, with the page still in mind: use Drawer.',
    'A hint beside a button: use Tooltip.',
    'More than one screen of fields: give it a page.',
  ],
  anatomy: [
    'Title and description',
    'Close button, unless it is not dismissable',
    'Content, which scrolls',
    'Footer with buttons, which stays in view; in a dialog of fields, the buttons of its form',
  ],
  do: [
    'Set isDismissable to false when closing would lose input.',
    'Put the main button last in the footer.',
  ],
  dont: ['Don’t open a dialog from a dialog.', 'Don’t open one that nobody asked for.'],
  keyboard: [
    ['Tab, Shift Tab', 'Moves inside the dialog and not out of it.'],
    ['Escape', 'Closes it, and focus returns to the trigger. Not if isDismissable is false.'],
  ],
  content: ['The title is the action: "Create key". The main button repeats it.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['dropdown', 'context menu', 'overflow menu', 'kebab', 'actions menu'],
  useWhen: ['Several links or actions behind one button.'],
  avoidWhen: [
    'A value to choose in a form: use Select.',
    'One or two actions: show them as buttons.',
    'Content other than a list: use Dialog.',
  ],
  anatomy: [
    'Button with a text or an icon',
    'Heading, if the button doesn’t show whose menu it is',
    'List of links and actions',
  ],
  do: [
    'Put actions that can’t be undone last, with tone negative.',
    'Align it with the end where the button is at the end of a line.',
  ],
  dont: ['Don’t hide the main action of a page in a menu.'],
  keyboard: [
    ['Tab', 'Moves to the button, then through the items of the open menu.'],
    ['Enter, Space', 'Opens the menu, or chooses the item in focus. A chosen item closes the menu.'],
    ['Escape', 'Closes the menu.'],
  ],
  content: [
    'Actions begin with a verb. A button with an icon needs a label that names the subject: "Actions of the key".',
  ],
}

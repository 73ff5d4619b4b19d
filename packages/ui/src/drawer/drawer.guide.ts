import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['side panel', 'sheet', 'off-canvas', 'slide-over', 'tray'],
  useWhen: [
    'Details of a row, beside the list that they come from.',
    'Navigation of the dashboard on phones.',
  ],
  avoidWhen: [
    'A short task with a decision: use Dialog.',
    'Navigation of prerendered pages: use NavigationPanel, which needs no script.',
  ],
  anatomy: ['Title and close button', 'Content, which scrolls', 'Footer with buttons, optional'],
  do: ['Open it from the end for details, from the start for navigation, from below on phones.'],
  dont: ['Don’t put a long form into it: a press outside closes it.'],
  keyboard: [
    ['Tab, Shift Tab', 'Moves inside the drawer and not out of it.'],
    ['Escape', 'Closes it, and focus returns to the trigger.'],
  ],
  content: ['The title names what is shown: "Transaction".'],
}

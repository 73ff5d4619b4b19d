import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['mobile menu', 'hamburger menu', 'drawer', 'off-canvas'],
  useWhen: ['Navigation of prerendered pages on small screens.'],
  avoidWhen: [
    'A panel of the dashboard: use Drawer, which keeps focus inside.',
    'A list behind a button on large screens: use Menu.',
  ],
  anatomy: ['Button with an icon', 'Panel below the top bar'],
  do: ['Show it only where the links have no room in the top bar.'],
  dont: ['Don’t put forms into it.'],
  keyboard: [
    ['Tab', 'Moves to the button, then into the open panel.'],
    ['Enter, Space', 'Opens or closes the panel.'],
    ['Escape', 'Closes the panel.'],
  ],
  content: ['The label of the button says what opens: "Open menu".'],
}

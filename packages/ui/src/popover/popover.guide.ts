import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'preview',
  synonyms: ['floating panel', 'flyout', 'bubble', 'dropdown panel'],
  useWhen: ['A few controls or an explanation beside a button.'],
  avoidWhen: [
    'A list of actions: use Menu.',
    'A hint of a few words: use Tooltip.',
    'A task with a decision: use Dialog.',
  ],
  anatomy: ['Button that opens it', 'Panel'],
  do: ['Keep it small: one question or up to three controls.'],
  dont: ['Don’t open it on hover.'],
  keyboard: [
    ['Enter, Space', 'Opens it, on its button. Focus moves inside.'],
    ['Escape', 'Closes it, and focus returns to the button.'],
  ],
  content: ['The label names the panel for screen readers.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['action icon', 'tool button', 'square button'],
  useWhen: ['A well-known action in a small space, such as showing a secret.'],
  avoidWhen: [
    'The main action of a view: use Button with text.',
    'A text or menu beside it says the same: use Button with label.',
  ],
  anatomy: ['Icon', 'Tooltip with the name'],
  do: ['Use outline where the button is not in a group.'],
  dont: ['Don’t use icons that need learning.', 'Don’t place more than four in a row.'],
  keyboard: [
    ['Tab', 'Moves to the button and shows its tooltip.'],
    ['Enter, Space', 'Presses it.'],
    ['Escape', 'Hides the tooltip.'],
  ],
  content: ['The label names what a press does: "Show", "Download".'],
}

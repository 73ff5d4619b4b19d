import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['details', 'collapse', 'show more', 'toggle section', 'expander'],
  useWhen: ['One part of a page that few people need, such as advanced options.'],
  avoidWhen: ['Several parts of equal weight: use Accordion or Faq.'],
  anatomy: ['Line of text with an arrow', 'Content'],
  do: ['Open it at first where the content matters for the current state.'],
  dont: ['Don’t hide required fields.'],
  keyboard: [
    ['Tab', 'Moves to the line.'],
    ['Enter, Space', 'Opens or closes the content.'],
  ],
  content: ['The title names the content: "Advanced options". It is the same open and closed.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['hint', 'hover text', 'infotip', 'title'],
  useWhen: ['The name of a button without text, or a hint that few people need.'],
  avoidWhen: ['Something people must know: write it on the page.', 'Controls or links: use Dialog.'],
  anatomy: ['Element it describes', 'Hint'],
  do: ['Use it on elements that can be focused.'],
  dont: ['Don’t repeat a visible text.', 'Don’t rely on it: touch screens show no tooltips.'],
  keyboard: [
    ['Tab', 'Shows the hint of the element in focus.'],
    ['Escape', 'Hides it.'],
  ],
  content: ['A few words without a period.'],
}

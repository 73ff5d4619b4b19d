import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['chat output', 'live text', 'typewriter', 'generated answer', 'llm response'],
  useWhen: ['Text that arrives in pieces, such as a generated answer.'],
  avoidWhen: ['Text that is complete: use Text or MarkdownView.'],
  anatomy: ['Text so far', 'Caret at its end'],
  do: ['Set isStreaming to false at the end: screen readers then announce the whole text.'],
  dont: ['Don’t slow the text down for effect.'],
  keyboard: [],
  content: ['The label says what the text is: "Answer".'],
}

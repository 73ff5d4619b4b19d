import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['paragraph', 'typography', 'body', 'caption', 'font size'],
  useWhen: ['Text in one of the sizes and colors of the design system.'],
  avoidWhen: ['Titles: use PageHeader, Card or a heading.', 'Long formatted texts: use MarkdownView.'],
  anatomy: ['Text'],
  do: ['Use muted for what matters less.', 'Use the element that fits the meaning.'],
  dont: ['Don’t use a tone as the only sign of good or bad.'],
  keyboard: [],
  content: [],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['overflow', 'scrollable region', 'viewport', 'scroll container'],
  useWhen: ['Content that may be longer or wider than its place, such as code or a wide table.'],
  avoidWhen: ['Whole pages: they scroll by themselves.', 'Long lists: use VirtualTable.'],
  anatomy: ['Region with the content'],
  do: ['Give it a label: it is announced while it can scroll.'],
  dont: ['Don’t nest areas that scroll in the same direction.'],
  keyboard: [
    ['Tab', 'Moves to the area, only while it can scroll.'],
    ['Arrow keys, Page Up, Page Down', 'Scrolls it.'],
  ],
  content: [],
}

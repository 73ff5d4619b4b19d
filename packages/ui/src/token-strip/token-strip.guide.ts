import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['tokenizer', 'text segments', 'chunks', 'highlighted text'],
  useWhen: ['How a text is split into tokens or chunks.'],
  avoidWhen: ['Code: use CodeBlock.', 'Values to remove: use TagList.'],
  anatomy: ['Pieces, separated by color and an edge'],
  do: ['Use chunks for pieces of several lines.'],
  dont: ['Don’t give the colors a meaning: they alternate.'],
  keyboard: [],
  content: ['The label names the text. The number of pieces is added to it.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['rich text', 'prose', 'article', 'formatted text', 'typography'],
  useWhen: ['Long texts that were written as Markdown: news, terms, documentation.'],
  avoidWhen: ['Text that arrives in pieces: use StreamingText.', 'One short text: use Text.'],
  anatomy: ['Headings, paragraphs, lists, quotes, tables and code'],
  do: ['Sanitize at build time.', 'Set stackTables where tables have more than three columns.'],
  dont: ['Don’t pass text of users.'],
  keyboard: [['Tab', 'Moves to the next link.']],
  content: ['Headings follow each other without a gap in their levels.'],
}

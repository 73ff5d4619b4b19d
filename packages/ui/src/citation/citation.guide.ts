import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['footnote', 'reference', 'source', 'superscript'],
  useWhen: ['A statement of a generated answer that has a source.'],
  avoidWhen: ['A link within a sentence: use Link.'],
  anatomy: ['Raised number that is a link', 'Tooltip of the browser with title and quote'],
  do: [
    'Number sources in the order of the text, from 1.',
    'Pass the quote, so that people can judge without leaving.',
  ],
  dont: ['Don’t rely on the tooltip: list the sources below the text too.'],
  keyboard: [
    ['Tab', 'Moves to the number.'],
    ['Enter', 'Opens the source in a new tab.'],
  ],
  content: ['The title is the title of the source, not its address.'],
}

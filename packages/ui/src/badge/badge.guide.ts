import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['label', 'chip', 'pill', 'status', 'lozenge'],
  useWhen: ['The state of a row, a card or a page in one or two words.'],
  avoidWhen: ['A value that people can remove: use TagList.', 'A message with an explanation: use Callout.'],
  anatomy: ['Point or icon, optional', 'Text'],
  do: [
    'Choose the tone by meaning: positive for good, negative for failed, accent for the product.',
    'Use the same word for the same state everywhere.',
    'In a list where many entries have the same state, show isPoint, and the word for screen readers alone.',
  ],
  dont: ['Don’t use it as a button: it reacts to nothing.', 'Don’t rely on the color: the word must say it.'],
  keyboard: [],
  content: ['One or two words in sentence case: "Active", "Not paid".'],
}

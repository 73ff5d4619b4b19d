import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['hyperlink', 'anchor', 'url', 'button link', 'external link'],
  useWhen: ['A press leads to another page or place.'],
  avoidWhen: [
    'A press changes something: use Button.',
    'Several links with the look of a menu: use LinkList.',
  ],
  anatomy: ['Icon, optional', 'Text', 'Arrow of links to other sites'],
  do: [
    'Use a button variant for the main way forward on a page.',
    'Set external for other sites: the link then opens in a new tab and says so.',
  ],
  dont: ['Don’t write "click here".'],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens it.'],
  ],
  content: ['The text is the title of the target, or says what is there.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'preview',
  synonyms: ['autocomplete', 'typeahead', 'searchable select', 'autosuggest'],
  useWhen: ['One option of a list that is too long to scan, such as models or countries.'],
  avoidWhen: [
    'Up to five options: use RadioGroup or SegmentedControl.',
    'A short list: Select is the browser’s own.',
    'Free text with a search: use SearchField.',
  ],
  anatomy: ['Label', 'Input and button', 'List of matching options', 'Description or error'],
  do: ['Order the options as people expect, not by popularity they can’t see.'],
  dont: ['Don’t use the placeholder as the label.'],
  keyboard: [
    ['Tab', 'Moves to the field and opens the list.'],
    ['Typing', 'Filters the list.'],
    ['Down and Up arrow', 'Opens the list and moves in it.'],
    ['Enter', 'Chooses the option in focus.'],
    ['Escape', 'Closes the list.'],
  ],
  content: ['Options are nouns that start with the word people type.'],
}

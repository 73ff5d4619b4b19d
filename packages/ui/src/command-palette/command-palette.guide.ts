import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['quick search', 'spotlight', 'launcher', 'omnibox', 'shortcuts'],
  useWhen: ['All pages and actions of an app, by typing. Render it once per app.'],
  avoidWhen: ['Prerendered pages: use PaletteMarkup.', 'Search of content: use SearchField.'],
  anatomy: [
    'Search field',
    'Groups of commands with headings, of each at most 20: words find the others',
    'Icon, text and shortcut of each command',
  ],
  do: [
    'Open it by a SearchButton, and by mod+k with useHotkey.',
    'Add keywords for words that people type instead.',
    'Give each command the text that its page or button has.',
  ],
  dont: ['Don’t put an action only there: it is a shortcut, not a place.'],
  keyboard: [
    ['Up and Down arrow', 'Moves between commands.'],
    ['Enter', 'Runs the command, or opens its page.'],
    ['Escape', 'Clears the query, then closes it.'],
  ],
  content: ['Actions begin with a verb, pages have their titles.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['quick search', 'command palette', 'site search', 'spotlight'],
  useWhen: ['The command palette of prerendered pages, filled by the page’s script.'],
  avoidWhen: ['Apps with React: use CommandPalette.'],
  anatomy: ['Input', 'Close button with the key Esc', 'List of results', 'Message when there are none'],
  do: ['Clone the prototype for each result, and mark the active one with aria-selected.'],
  dont: ['Don’t show it without a script: the list stays empty.'],
  keyboard: [
    ['Escape', 'Closes the dialog.'],
    ['Tab', 'Moves between input and close button.'],
    ['Enter', 'Closes the dialog unless the page’s script opens the active result.'],
  ],
  content: ['The label is also the placeholder: "Search pages".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['search trigger', 'search box', 'quick search'],
  useWhen: ['What opens the command palette, in the bar or in the side of a page.'],
  avoidWhen: [
    'A query that is typed in place: use SearchField.',
    'A bar without room: use Button with an icon.',
  ],
  anatomy: ['Icon', 'Label', 'Shortcut, where there is room'],
  do: ['Say what is searched.'],
  dont: ['Don’t use it for another action: it looks like a field.'],
  keyboard: [['Enter, Space', 'Presses it.']],
  content: ['A verb and what is found: "Search pages and actions".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['list of links', 'menu items', 'navigation list', 'sitemap'],
  useWhen: ['Links and actions inside a panel or a column.'],
  avoidWhen: ['The list opens from a button: use Menu.', 'Main navigation of an app: use SideNav.'],
  anatomy: ['Icon, optional', 'Label and description'],
  do: [
    'Set isCurrent on the current page or language.',
    'Use two columns where a list is longer than eight items.',
  ],
  dont: ['Don’t mix links with and without descriptions.'],
  keyboard: [
    ['Tab', 'Moves to the next item.'],
    ['Enter', 'Opens the link or starts the action. Space starts actions too.'],
  ],
  content: ['Descriptions are one line.'],
}

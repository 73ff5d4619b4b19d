import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['sidebar', 'navigation', 'menu', 'bottom bar', 'left nav', 'tab bar'],
  useWhen: ['The main pages of an app: a column on large screens, a bar on phones.'],
  avoidWhen: ['Parts of one page: use Tabs.', 'Links of the site: use TopBar with Menu.'],
  anatomy: ['Header', 'Links with icons, alone or in groups', 'Footer'],
  do: [
    'Use layout bar at the bottom edge of phones, with up to five links.',
    'Set hasTooltips where the column is too narrow for text.',
  ],
  dont: ['Don’t mix pages and actions.'],
  keyboard: [
    ['Tab', 'Moves to the next link.'],
    ['Enter', 'Opens the page.'],
  ],
  content: ['Entries are the titles of their pages.'],
}

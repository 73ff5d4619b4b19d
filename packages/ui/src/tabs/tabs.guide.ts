import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['tab bar', 'tabbed navigation', 'views', 'segmented views'],
  useWhen: ['Views of one subject that replace each other.'],
  avoidWhen: [
    'Prerendered pages: use RadioTabs.',
    'Pages with an address of their own: use SideNav.',
    'A filter: use SegmentedControl.',
  ],
  anatomy: ['Tabs with text and badge', 'Panel of the chosen tab'],
  do: [
    'Keep the chosen tab in the address with selectedKey.',
    'Give more than four tabs a field as choice: it takes their place where they would take several lines.',
  ],
  dont: ['Don’t disable a tab without saying why nearby.', 'Don’t put tabs into tabs.'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel.'],
    ['Arrow keys', 'Chooses the next or previous tab, and goes around at the ends.'],
    ['Home, End', 'Chooses the first or last tab.'],
  ],
  content: ['Tabs are nouns of one or two words.'],
}

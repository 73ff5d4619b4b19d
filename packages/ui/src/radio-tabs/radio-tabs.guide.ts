import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['tabs', 'tab bar', 'tabbed content', 'switch views'],
  useWhen: ['Tabs of prerendered pages: they work without a script.'],
  avoidWhen: ['The dashboard: use Tabs.', 'More than eight panels: use headings.'],
  anatomy: ['Tabs, which are radio buttons', 'Panel of the chosen tab'],
  do: ['Give each group a name that is unique on the page.'],
  dont: ['Don’t hide what people must compare.'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel.'],
    ['Arrow keys', 'Chooses the next or previous tab.'],
  ],
  content: ['Tabs have one or two words.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['collapsible', 'expander', 'expansion panel', 'foldable sections'],
  useWhen: [
    'Several titled sections of one topic, of which people need one or two at a time.',
    'A page of the dashboard, where scripts run.',
  ],
  avoidWhen: [
    'Prerendered pages: Faq works without a script.',
    'One collapsible part: use Disclosure.',
    'Views that replace each other: use Tabs.',
  ],
  anatomy: ['Title: a button inside a heading', 'Arrow that shows whether the section is open', 'Content'],
  do: [
    'Set the heading level so that the titles fit the outline of the page.',
    'Set allowsMultiple where people compare sections.',
  ],
  dont: ['Don’t hide what everybody has to read.', 'Don’t put an accordion into another one.'],
  keyboard: [
    ['Tab', 'Moves to the next title, and into the content of open sections.'],
    ['Enter, Space', 'Opens or closes the section. Unless several may be open, the open one closes.'],
  ],
  content: ['Titles are questions or nouns that say what is inside.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['shortcut', 'hotkey', 'key cap', 'keyboard key'],
  useWhen: ['A keyboard shortcut in a text, a menu or a tooltip.'],
  avoidWhen: ['Names of buttons: write them as text.'],
  anatomy: ['One cap for each key'],
  do: ['Show Command on Apple devices and Ctrl elsewhere.'],
  dont: ['Don’t show a shortcut that does not work in this place.'],
  keyboard: [],
  content: ['Keys have the names printed on them: "Esc", "Ctrl".'],
}

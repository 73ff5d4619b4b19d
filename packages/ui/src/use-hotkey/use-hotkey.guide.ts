import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['keyboard shortcut', 'key binding', 'accelerator'],
  useWhen: ['A shortcut that works on the whole page.'],
  avoidWhen: ['Keys of one control: handle them there.', 'Pages without React: use onHotkey.'],
  anatomy: ['Hotkey, such as mod+k or ?', 'Action'],
  do: ['Show the shortcut with Kbd near the action.', 'Use mod for Command and Ctrl.'],
  dont: ['Don’t take keys of the browser or of screen readers.'],
  keyboard: [['The hotkey', 'Runs the action. Without mod, it does nothing while people type in a field.']],
  content: [],
}

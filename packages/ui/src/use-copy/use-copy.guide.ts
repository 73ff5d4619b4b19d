import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['clipboard', 'copy hook'],
  useWhen: ['A control of your own that copies a text.'],
  avoidWhen: ['A usual button: use CopyButton.'],
  anatomy: ['copy, which writes to the clipboard', 'state: idle, copied or failed'],
  do: ['Show both results: a browser may refuse.'],
  dont: ['Don’t read the clipboard.'],
  keyboard: [['None of its own', 'The control that calls it decides.']],
  content: [],
}

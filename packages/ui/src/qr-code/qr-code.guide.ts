import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['barcode', 'scan', 'two-factor', 'authenticator'],
  useWhen: ['A text that a phone reads, such as the secret of an authenticator app.'],
  avoidWhen: ['A link on the same device: use Link.'],
  anatomy: ['Black squares on white, in every theme'],
  do: [
    'Show the same text beside it, to be typed by hand.',
    'Give it a size of at least 10 rem by its class.',
  ],
  dont: ['Don’t recolor or invert it: many scanners can’t read that.'],
  keyboard: [],
  content: ['The label says what the code is for.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['copy id', 'identifier', 'clipboard', 'reference number'],
  useWhen: ['An id that people paste elsewhere, such as into a message to support.'],
  avoidWhen: [
    'Lines of code: use CodeBlock.',
    'A secret: use SecretField.',
    'Copying is the main action: use CopyButton with words.',
  ],
  anatomy: ['Code', 'Button that copies it'],
  do: ['Show the whole code: what is copied is what is shown.'],
  dont: ['Don’t shorten a code that people compare with another one.'],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter, Space', 'Copies. For two seconds the button shows whether it worked.'],
  ],
  content: ['The label names the code where there are several: "Copy event ID".'],
}

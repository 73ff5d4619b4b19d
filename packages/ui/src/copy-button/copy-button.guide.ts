import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['clipboard', 'copy to clipboard', 'duplicate text'],
  useWhen: ['A text that people paste elsewhere: a key, an id, a command.'],
  avoidWhen: ['A block of code: CodeBlock has one.', 'A secret: SecretField has one.'],
  anatomy: ['Icon or icon with text', 'Result, announced for screen readers'],
  do: [
    'Place it directly after the text it copies.',
    'Use the variant button where copying is the main action.',
  ],
  dont: ['Don’t copy something other than what is shown.'],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter, Space', 'Copies. For two seconds the button shows whether it worked.'],
  ],
  content: ['The label names the text if it is not obvious: "Copy key".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['snippet', 'code sample', 'source code', 'pre', 'syntax highlighting'],
  useWhen: ['Code to read and copy, in one or several languages.'],
  avoidWhen: [
    'JSON whose levels expand: use JsonView.',
    'A key or token: use SecretField.',
    'A word of code within a sentence: use the code element.',
  ],
  anatomy: ['Title, or a switch of languages', 'Copy button', 'Code'],
  do: [
    'Give the samples in the same order everywhere, and keep the chosen language across blocks.',
    'Set maxHeight for long code.',
  ],
  dont: ['Don’t pass HTML that was not made at build time by a trusted tool.'],
  keyboard: [
    ['Tab', 'Moves to the languages, the copy button, and the code if it scrolls.'],
    ['Arrow keys', 'Chooses a language, or scrolls the code in focus.'],
    ['Enter, Space', 'Copies, on the copy button.'],
  ],
  content: ['The title says what the code does: "Embed a text".'],
}

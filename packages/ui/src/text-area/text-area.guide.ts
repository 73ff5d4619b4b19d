import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['multiline', 'textarea', 'comment', 'long text', 'message box'],
  useWhen: ['Several lines of text, such as a query to embed.'],
  avoidWhen: ['One line: use TextField.', 'A file: use FileDrop.'],
  anatomy: ['Label', 'Input', 'Counter, with maxLength', 'Description or error'],
  do: [
    'Set maxLength where the server has a limit.',
    'Use autoGrow where the length varies.',
    'Use isParagraph for a sentence that a phone shows in two lines.',
  ],
  dont: ['Don’t use the placeholder as the label.'],
  keyboard: [
    ['Tab', 'Moves to the field and out of it.'],
    ['Enter', 'Adds a line. With isParagraph, sends the form.'],
  ],
  content: ['The description names the format and the limit.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['input', 'text box', 'email field', 'password field', 'single line'],
  useWhen: ['One line of text: a name, an address.'],
  avoidWhen: [
    'Several lines: use TextArea.',
    'A number: use NumberField.',
    'A search: use SearchField.',
    'A key to show: use SecretField.',
  ],
  anatomy: ['Label', 'Content before and after the text', 'Input', 'Description or error'],
  do: [
    'Set type and autoComplete, so that phones show the right keyboard and browsers fill the field.',
    'Use mono for keys and addresses.',
  ],
  dont: ['Don’t use the placeholder as the label.', 'Don’t clear a value because it is invalid.'],
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['Enter', 'Submits the form around it.'],
  ],
  content: ['The label is a noun. The error says how to correct the value.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['api key', 'password display', 'token', 'masked value', 'reveal'],
  useWhen: ['A key that people copy, also while it is hidden.'],
  avoidWhen: [
    'A password to type: use TextField with type password.',
    'A text that is no secret: use CopyButton.',
  ],
  anatomy: ['Label', 'Secret, masked or in full', 'Buttons to show, copy and download', 'Description'],
  do: ['Set defaultRevealed for a new key that is shown once.'],
  dont: ['Don’t show a secret again that the server keeps only as a digest.'],
  keyboard: [
    ['Tab', 'Moves to the next button.'],
    ['Enter, Space', 'Shows, copies or downloads the secret.'],
  ],
  content: ['The description says whether the key can be seen again.'],
}

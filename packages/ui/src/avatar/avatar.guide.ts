import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['profile picture', 'user image', 'initials', 'portrait'],
  useWhen: ['A person beside their name, in a list or in the account menu.'],
  avoidWhen: ['Logos of companies: use LogoWall.', 'A generic symbol: use Icon.'],
  anatomy: ['Circle with the picture, or with the initials while there is none'],
  do: [
    'Set isDecorative where the name is beside it.',
    'Choose the size by the line it is in: 24, 32 or 48 px.',
  ],
  dont: ['Don’t make it the only way to tell two people apart: initials repeat.'],
  keyboard: [],
  content: ['The name is the full name. It is the accessible name, and the initials come from it.'],
}

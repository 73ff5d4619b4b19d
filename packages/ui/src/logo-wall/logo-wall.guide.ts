import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['customers', 'partners', 'trusted by', 'brand logos', 'social proof'],
  useWhen: ['Companies or venues that agreed to be named.'],
  avoidWhen: ['People: use Avatar.'],
  anatomy: ['Row of logos in one color, each 80 px high'],
  do: ['Use pictures or drawings of one color.'],
  dont: ['Don’t show a company that did not agree.'],
  keyboard: [
    ['Tab', 'Moves to the next logo that is a link.'],
    ['Enter', 'Opens the link.'],
  ],
  content: ['The label says what the companies have in common.'],
}

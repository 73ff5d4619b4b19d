import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['alert', 'banner', 'notice', 'info box', 'inline message', 'warning'],
  useWhen: ['A message about this page or section that stays in view.'],
  avoidWhen: [
    'The result of an action: use notify, which shows it above the page.',
    'Content that failed to load: use ErrorState.',
    'An error of one field: use the field’s errorMessage.',
  ],
  anatomy: ['Icon of the tone', 'Title, optional', 'Text', 'Button or link, optional'],
  do: [
    'Set announce when the message appears without an action of the user.',
    'Offer the next step as the action.',
  ],
  dont: [
    'Don’t stack several callouts on one page, unless each is a decision to make; then set isBrief.',
    'Don’t use color for decoration: the tone is the meaning.',
  ],
  keyboard: [['Tab', 'Moves to the action, if there is one.']],
  content: ['The title says what is the case; the text says what to do.'],
}

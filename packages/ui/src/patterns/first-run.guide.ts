import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['onboarding', 'getting started', 'welcome', 'setup', 'tutorial'],
  useWhen: ['The first visit to a product that needs a few steps before it shows something.'],
  avoidWhen: ['One missing thing on one page: use the pattern Empty page.'],
  anatomy: [
    'PageHeader with the number of steps',
    'Stepper',
    'Card of the current step with one main action',
  ],
  do: ['Lead to a first result in at most three steps.', 'Continue by itself when a step is done elsewhere.'],
  dont: [
    'Don’t show a tour of the interface.',
    'Don’t ask for anything that the first result does not need.',
  ],
  keyboard: [['Tab', 'Moves to the action of the current step.']],
  content: ['Steps begin with a verb. The description says what people get.'],
}

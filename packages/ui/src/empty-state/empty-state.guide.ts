import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['blank slate', 'no data', 'zero state', 'first run', 'placeholder'],
  useWhen: ['Content that does not exist yet, with the step that creates it.', 'A filter without results.'],
  avoidWhen: ['Content that failed to load: use ErrorState.', 'Content that is loading: use Skeleton.'],
  anatomy: [
    'Field of points, unless compact',
    'Title',
    'Description',
    'Button or link, and code with the same effect',
  ],
  do: ['Offer one next step.', 'Set compact in tables and small cards.'],
  dont: ['Don’t show it while loading.', 'Don’t blame: say what will be here.'],
  keyboard: [['Tab', 'Moves to the action and to the code.']],
  content: [
    'The title says what is missing: "No transactions yet". The description says what makes it appear.',
  ],
}

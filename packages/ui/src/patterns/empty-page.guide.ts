import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['blank slate', 'zero data', 'no results', 'error page'],
  useWhen: ['A page whose content does not exist yet, or could not be loaded.'],
  avoidWhen: [
    'The very first visit with several steps: use the pattern First run.',
    'A filter without results: Table shows that by itself.',
  ],
  anatomy: [
    'PageHeader, as in every other state',
    'EmptyState with the next step, or ErrorState with a retry',
  ],
  do: [
    'Keep title and navigation the same as on the full page.',
    'Say in an error whether anything was lost.',
  ],
  dont: [
    'Don’t show an empty table with headers and nothing else.',
    'Don’t show the empty state while loading.',
  ],
  keyboard: [['Tab', 'Moves to the one action.']],
  content: ['Empty: what is missing and what makes it appear. Failed: what failed and what to do.'],
}

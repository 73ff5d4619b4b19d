import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['gauge', 'quota', 'usage bar', 'level', 'capacity'],
  useWhen: ['A level between two bounds: a balance, the used part of a limit.'],
  avoidWhen: ['A task that advances: use ProgressBar.', 'A number without a limit: use Stat.'],
  anatomy: ['Label and value', 'Track with the level'],
  do: [
    'Set the tone by what the level means: warning before the limit, negative at it.',
    'Give valueText with a unit.',
  ],
  dont: ['Don’t use it without a maximum.'],
  keyboard: [],
  content: ['The value names both numbers: "8.2M of 10M tokens".'],
}

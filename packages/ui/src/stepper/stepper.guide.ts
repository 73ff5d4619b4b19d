import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['wizard', 'progress steps', 'multi-step', 'checkout steps'],
  useWhen: ['The state of a task in a few steps, such as the first call of the API.'],
  avoidWhen: ['Progress that a machine makes: use ProgressBar.', 'Events with a time: use Table.'],
  anatomy: ['Number or check mark', 'Label and description of each step'],
  do: ['Show all steps from the start.'],
  dont: [
    'Don’t use it for more than five steps.',
    'Don’t make it the navigation: it shows, it does not lead.',
  ],
  keyboard: [],
  content: ['Steps begin with a verb: "Create a key".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['title bar', 'page title', 'heading', 'hero'],
  useWhen: ['The top of every page of the dashboard.'],
  avoidWhen: ['Sections within a page: use a heading or Card.'],
  anatomy: ['Way back, optional', 'Title', 'Description', 'Actions at the end of the line'],
  do: ['Use it once per page: the title is the h1.', 'Put the main action there, as the only solid button.'],
  dont: ['Don’t put more than three buttons there.'],
  keyboard: [['Tab', 'Moves to the way back, then to the actions.']],
  content: ['The title is the same as in the navigation. The description says what the page is for.'],
}

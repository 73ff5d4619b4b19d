import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['path', 'trail', 'hierarchy', 'you are here'],
  useWhen: ['A page at least two levels below a main page.'],
  avoidWhen: ['The pages of one level: use SideNav or Tabs.', 'Steps of a task: use Stepper.'],
  anatomy: ['Links to the pages above', 'Arrow between two of them', 'Current page, as text'],
  do: ['Leave out href on the last item: it is the current page.'],
  dont: ['Don’t use it as the only navigation.', 'Don’t list pages that do not exist.'],
  keyboard: [
    ['Tab', 'Moves to the next link.'],
    ['Enter', 'Opens the page.'],
  ],
  content: ['Each item has the title of its page.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['notification center', 'bell', 'inbox', 'activity', 'past toasts'],
  useWhen: ['Everything that notifications said in this visit, in the top bar of an app.'],
  avoidWhen: ['A message now: use notify.', 'A record for later visits: show it as a table.'],
  anatomy: [
    'Bell with the number of unseen notifications',
    'Button that clears the list',
    'Notifications with their time, newest first',
  ],
  do: ['Render it once per app.'],
  dont: ['Don’t use it for mail or tasks: it is empty after a reload.'],
  keyboard: [
    ['Tab', 'Moves to the bell, then to the clear button of the open list.'],
    ['Enter, Space', 'Opens the list, which marks all as seen.'],
    ['Escape', 'Closes the list.'],
  ],
  content: [],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['pager', 'page numbers', 'next previous', 'paging'],
  useWhen: ['A long list in pages whose number people want to know or share.'],
  avoidWhen: [
    'Rows in order of time: the more button of Table is simpler.',
    'Very many rows at once: use VirtualTable.',
  ],
  anatomy: [
    'Button to the previous page',
    'First, last, current and neighboring pages',
    'Button to the next page',
  ],
  do: ['Use href where the page is in the address.'],
  dont: ['Don’t show it for one page.'],
  keyboard: [
    ['Tab', 'Moves to the next page number.'],
    ['Enter', 'Opens the page. Space works too where pages are buttons.'],
  ],
  content: [],
}

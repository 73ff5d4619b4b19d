import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['list page', 'index page', 'overview', 'crud'],
  useWhen: ['A page about one kind of thing: keys, transactions, requests.'],
  avoidWhen: ['A few facts: use Card and DescriptionList.', 'One thing: use a page with its details.'],
  anatomy: [
    'PageHeader with the main action',
    'Filters in the toolbar of the Table',
    'Rows with a Menu of actions',
    'Footer with the number of rows',
  ],
  do: [
    'Keep filters and order in the address, so that the page can be shared.',
    'Put actions of one row into the row, and the action that adds a row into the header.',
  ],
  dont: ['Don’t hide the filters when nothing matches.', 'Don’t repeat the title as a visible caption.'],
  keyboard: [['Tab', 'Moves through action, filters, sort buttons and row actions.']],
  content: ['The title is a plural noun: "API keys". Each menu names its row.'],
}

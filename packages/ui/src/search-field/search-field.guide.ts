import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['search box', 'filter', 'find', 'query input'],
  useWhen: ['A query for content, or the filter of a table.'],
  avoidWhen: ['Pages and actions of the app: use CommandPalette.', 'One option of a list: use Select.'],
  anatomy: ['Label, often hidden', 'Icon, input and clear button', 'Description or error'],
  do: ['Use size sm in the toolbar of a table.', 'Filter at once where results are on the page.'],
  dont: ['Don’t use the placeholder as the label.'],
  keyboard: [
    ['Enter', 'Submits the query.'],
    ['Escape', 'Empties the field.'],
  ],
  content: ['The label says what is searched: "Search transactions".'],
}

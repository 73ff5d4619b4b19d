import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['multiple choice', 'multiselect dropdown', 'tags select', 'pick several'],
  useWhen: ['Several options of a list, such as the models of a report.'],
  avoidWhen: [
    'One option: use Select.',
    'Free values: use TagField.',
    'Two to five options: a Checkbox for each shows them all.',
  ],
  anatomy: [
    'Label and counter',
    'Button that opens the list',
    'List with check marks',
    'Chosen options as removable tags',
  ],
  do: ['Set max where the number is limited: the counter shows it.'],
  dont: ['Don’t use it for a long list that needs a search.'],
  keyboard: [
    ['Enter, Space, Down arrow', 'Opens the list.'],
    ['Up and Down arrow', 'Moves between options.'],
    ['Enter, Space', 'Chooses or removes the option in focus; the list stays open.'],
    ['Escape', 'Closes the list.'],
    ['Backspace, Delete', 'Removes the tag in focus.'],
  ],
  content: ['The placeholder says what to choose: "Choose models".'],
}

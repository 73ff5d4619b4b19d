import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['dropdown', 'picker', 'combobox', 'list box', 'choose'],
  useWhen: ['One option of six or more whose names people know.'],
  avoidWhen: [
    'Up to five options: use RadioGroup or SegmentedControl.',
    'Several options: use MultiSelect.',
    'Actions: use Menu.',
  ],
  anatomy: ['Label', 'The browser’s own select with an arrow', 'Description or error'],
  do: [
    'Set a placeholder where nothing should be chosen at first.',
    'Order options by name, or by size where they have one.',
  ],
  dont: ['Don’t hide the most common option at the end.'],
  keyboard: [
    ['Up and Down arrow', 'Changes the option or opens the list, as the system does.'],
    ['Space', 'Opens the list.'],
    ['Letters', 'Moves to the option that begins with them.'],
    ['Enter, Escape', 'Closes the list.'],
  ],
  content: ['The placeholder says what to choose: "Choose a plan".'],
}

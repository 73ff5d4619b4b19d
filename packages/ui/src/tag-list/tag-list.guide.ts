import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['chips', 'active filters', 'tokens', 'labels', 'removable tags'],
  useWhen: ['Values that people chose and can remove, such as filters.'],
  avoidWhen: ['A field for such values: use TagField or MultiSelect.', 'The state of something: use Badge.'],
  anatomy: ['Label, optional', 'Tags with a cross'],
  do: ['Leave out onRemove where values are only shown.'],
  dont: ['Don’t use tags as links.'],
  keyboard: [
    ['Tab', 'Moves to the list.'],
    ['Left and Right arrow', 'Moves between tags.'],
    ['Backspace, Delete', 'Removes the tag in focus.'],
  ],
  content: ['A tag is the value itself, without a verb.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['chips input', 'token input', 'multi value', 'tags input'],
  useWhen: ['A few free values, such as addresses or thresholds.'],
  avoidWhen: [
    'Values of a known list: use MultiSelect.',
    'A long list of values: use TextArea with one per line.',
  ],
  anatomy: ['Label', 'Input and add button', 'Values as removable tags', 'Description or error'],
  do: ['Check each value before it is added, with check.', 'Set max where the number is limited.'],
  dont: ['Don’t split at spaces: values may contain them.'],
  keyboard: [
    ['Enter', 'Adds the typed value.'],
    ['Tab', 'Moves to the add button, then to the tags.'],
    ['Left and Right arrow', 'Moves between tags.'],
    ['Backspace, Delete', 'Removes the tag in focus.'],
  ],
  content: ['The placeholder is an example of one value.'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['horizontal stack', 'flex', 'inline', 'toolbar', 'hstack'],
  useWhen: ['Things side by side: buttons, a label and its value.'],
  avoidWhen: ['Columns of equal width: use Grid.', 'Things below each other: use Stack.'],
  anatomy: ['Children in a line, which wraps'],
  do: [
    'Choose the gap by how closely things belong together.',
    'Use justify between for a title and its actions.',
  ],
  dont: ['Don’t set widths to force one line: on phones it must wrap.'],
  keyboard: [],
  content: [],
}

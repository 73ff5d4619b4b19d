import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['symbol', 'glyph', 'pictogram', 'lucide', 'svg'],
  useWhen: ['A sign beside a text or inside a button.'],
  avoidWhen: ['A button without text: use IconButton.', 'Illustrations: the design system has PointField.'],
  anatomy: ['Drawing of 14, 16 or 20 px with a stroke of 1.75'],
  do: [
    'Give it a label only where no text says the same.',
    'Use one icon for one meaning in the whole product.',
  ],
  dont: ['Don’t import icons from elsewhere: add a line to src/icon/lucide.ts.'],
  keyboard: [],
  content: [],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['screen reader only', 'sr-only', 'a11y text', 'hidden label'],
  useWhen: ['Text that a picture or position says to those who see it.'],
  avoidWhen: ['Labels of fields: use hideLabel.', 'Text for nobody: leave it out.'],
  anatomy: ['Text'],
  do: ['Use role status for changes that are visible only as a picture.'],
  dont: ['Don’t put controls into it: they would get focus without being seen.'],
  keyboard: [],
  content: ['Whole words, as they should be spoken.'],
}

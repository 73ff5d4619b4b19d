import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['settings page', 'edit page', 'input page', 'wizard'],
  useWhen: ['A page or dialog whose fields are saved together.'],
  avoidWhen: [
    'Settings with an effect at once: use Switch or SegmentedControl without a save button.',
    'More than about eight fields: split them into pages or Stepper steps.',
  ],
  anatomy: [
    'PageHeader: what is edited, and what it causes',
    'Fields in one column',
    'Submit button and Cancel, at the start',
  ],
  do: [
    'Mark required fields, and keep optional ones few.',
    'Keep the submit button enabled: a press shows what is missing.',
    'Show the reason of a failure above the buttons, with failureText.',
  ],
  dont: ['Don’t use placeholders as labels.', 'Don’t clear the fields after an error.'],
  keyboard: [
    ['Tab', 'Moves through the fields in reading order.'],
    ['Enter', 'Submits from a field of one line.'],
  ],
  content: ['The button repeats what the page does: "Save limit".'],
}

import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['fields', 'validation', 'submit', 'input form', 'settings form'],
  useWhen: ['Fields that are sent together.'],
  avoidWhen: [
    'One setting with an effect at once: use Switch or SegmentedControl alone.',
    'Filters of a table: place the fields in its toolbar.',
  ],
  anatomy: ['Fields, bound by name', 'Reason of a failed submission', 'Submit button and other buttons'],
  do: [
    'Let the submit button stay enabled: a press shows all errors and focuses the first invalid field.',
    'Return the promise of the request from onSubmit: the button is pending until it settles.',
    'Give failureText, so that the reason of a failure is shown above the buttons.',
  ],
  dont: [
    'Don’t validate while people still type.',
    'Don’t place two fields side by side unless they are one value.',
  ],
  keyboard: [
    ['Tab', 'Moves to the next field.'],
    [
      'Enter',
      'Submits the form from a field of one line. A second submission is ignored while the first runs.',
    ],
  ],
  content: [
    'An error says how to correct the value: "Enter a complete address, such as name@example.com."',
    'The submit button names the result: "Save changes".',
  ],
}

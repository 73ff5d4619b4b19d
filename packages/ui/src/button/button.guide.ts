import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['cta', 'call to action', 'submit', 'push button', 'action'],
  useWhen: ['Something happens: a key is created, a form is sent, a dialog opens.'],
  avoidWhen: [
    'It leads to another page: use Link with a button variant.',
    'A setting that stays on or off: use Switch.',
  ],
  anatomy: ['Icon or spinner, optional', 'Text', 'Second icon, optional'],
  do: [
    'Use solid once per view, for its main action.',
    'Use negative for actions that can’t be undone, and confirm them with ConfirmDialog.',
    'Set isPending while the request runs.',
  ],
  dont: [
    'Don’t disable a button without a reason nearby.',
    'Don’t disable the submit button of a form that is incomplete: show the errors.',
  ],
  keyboard: [
    ['Tab', 'Moves to the button, also while it is pending.'],
    ['Enter, Space', 'Presses it. A pending or disabled button does nothing.'],
  ],
  content: [
    'Verb and noun: "Create key", "Delete account". Never "OK" or "Submit".',
    'A toggle button keeps its text in both states.',
  ],
}

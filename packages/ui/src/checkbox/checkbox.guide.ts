import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['tick box', 'check mark', 'option', 'consent'],
  useWhen: ['Yes or no in a form that is sent later, such as agreeing to terms.'],
  avoidWhen: ['An effect at once: use Switch.', 'One of several options: use RadioGroup.'],
  anatomy: ['Box', 'Label beside it', 'Description or error below'],
  do: ['Set isIndeterminate where it stands for a list of which only some items are chosen.'],
  dont: ['Don’t preselect a consent.', 'Don’t write negations: "Don’t send mails".'],
  keyboard: [
    ['Tab', 'Moves to the box.'],
    ['Space', 'Checks or unchecks it.'],
  ],
  content: ['The label says what checking means: "Send me a monthly report".'],
}

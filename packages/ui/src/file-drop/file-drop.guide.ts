import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['upload', 'dropzone', 'file picker', 'attachment', 'drag and drop'],
  useWhen: ['One file to upload, with its progress.'],
  avoidWhen: ['Text that can be pasted: use TextArea.'],
  anatomy: [
    'Zone with icon, label and hint',
    'Button to choose a file',
    'Chosen file with its progress, in place of the zone',
    'Error or description below',
  ],
  do: [
    'Check type and size in onFile: accept does not apply to dropped files.',
    'Pass onCancel, so that an upload can be stopped.',
  ],
  dont: ['Don’t rely on dragging: the button is the way for keyboards.'],
  keyboard: [
    ['Tab', 'Moves to the zone and to the button.'],
    ['Enter, Space', 'Opens the file chooser, on the button.'],
    ['Ctrl V or Command V', 'Pastes a file into the zone in focus.'],
  ],
  content: ['The description names accepted types and the largest size.'],
}

/** Elements that apps take from packages/ui. */
export const controls = [
  'button',
  'details',
  'dialog',
  'input',
  'meter',
  'progress',
  'select',
  'summary',
  'table',
  'textarea',
]

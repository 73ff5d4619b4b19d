import { expect, test } from 'vitest'

import { completeExamples } from './classify-bodies.ts'

test('examples without a text or a label are left out', () => {
  const complete = { text: 'Where is my parcel?', label: 'delivery' }
  expect(
    completeExamples([
      { text: ' Where is my parcel? ', label: 'delivery ' },
      { text: 'No label', label: ' ' },
      { text: '', label: 'delivery' },
    ]),
  ).toEqual([complete])
})

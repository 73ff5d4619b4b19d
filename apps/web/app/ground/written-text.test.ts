import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { writtenText } from './written-text.ts'

test('a sample is copied as it was written, or with the whole key, whatever the page shows', () => {
  const { document } = parseHTML(
    '<pre> <span>Bearer </span><span data-slot="key:bare" data-written="$KEY">sf_••••1234</span>\n</pre>',
  )
  const sample = document.querySelector('pre')
  if (sample === null) throw new Error('no sample')
  expect(writtenText(sample)).toBe('Bearer $KEY')
  expect(writtenText(sample, { 'key:bare': 'sf_key1234' })).toBe('Bearer sf_key1234')
  expect(sample.textContent).toContain('sf_••••1234')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fieldNames } from './fields.ts'
import { fragmentOf, valuesIn } from './shared-values.ts'

test('a shared link contains what the form contained', () => {
  const values = fc.dictionary(fc.constantFrom(...fieldNames), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(values, (given) => {
      expect(valuesIn(fragmentOf(given))).toEqual(given)
    }),
  )
})

test('names that are no field are left out of a link', () => {
  expect(valuesIn('#texts=a&apiKey=sf_1&s=2')).toEqual({ texts: 'a' })
})

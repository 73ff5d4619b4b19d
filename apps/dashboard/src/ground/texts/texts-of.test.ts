import { expect, test } from 'vitest'

import { textsOf } from './texts-of.ts'

test('texts are lines that are not empty', () => {
  expect(textsOf(' one \n\n two\n')).toEqual(['one', 'two'])
})

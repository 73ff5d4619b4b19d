import { expect, test } from 'vitest'

import { haveOneShape } from './json-shape.mjs'

test.each([
  ['{"a":"one","b":[1]}', '{"b":[2,3],"a":"two"}', true],
  ['{"a":"one"}', '{"a":"one","b":"two"}', false],
  ['{"a":"one"}', '{"a":{"b":"one"}}', false],
  ['{"a":"1"}', '{"a":1}', false],
  ['{"a":null}', '{"a":{}}', false],
  ['{"a":["one"]}', '{"a":["one",2]}', false],
  ['{"a":"one"}', '{"a":', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(haveOneShape(one, other)).toBe(isSame)
})

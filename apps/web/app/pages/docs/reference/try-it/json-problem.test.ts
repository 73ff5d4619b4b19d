import { expect, test } from 'vitest'

import { jsonProblem } from './json-problem.ts'

test.each([
  ['{ "input": "a" }', undefined],
  ['["a"]', 'The body must be a JSON object: { … }.'],
  ['null', 'The body must be a JSON object: { … }.'],
  ['{\n  "input": a\n}', expect.stringMatching(/^This is not valid JSON/)],
  ['', expect.stringMatching(/^This is not valid JSON/)],
])('the problem of %j is %j', (text, problem) => {
  expect(jsonProblem(text)).toEqual(problem)
})

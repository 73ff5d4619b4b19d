import { expect, test } from 'vitest'

import { readableJson } from './readable-json.ts'

test('JSON has a line for each field, and vectors one line', () => {
  const json = '{"model":"m","data":[{"embedding":[0.1,-2e-7,3]}],"texts":["a [ 1, 2 ]"]}'
  const readable = readableJson(json)
  expect(readable).toBe(`{
  "model": "m",
  "data": [
    {
      "embedding": [ 0.1, -2e-7, 3 ]
    }
  ],
  "texts": [
    "a [ 1, 2 ]"
  ]
}`)
  expect(JSON.parse(readable)).toEqual(JSON.parse(json))
})

test('another text stays as it is', () => {
  expect(readableJson('data: {"a":1}\n\n')).toBe('data: {"a":1}\n\n')
})

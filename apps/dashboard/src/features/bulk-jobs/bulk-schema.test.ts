import * as v from 'valibot'
import { expect, test } from 'vitest'

import { bulkSchema, maxBytes } from './bulk-schema.ts'

const fileOf = (name: string, size: number) =>
  Object.defineProperty(new File([], name), 'size', { value: size })
const faultsOf = (file: File | null) =>
  v
    .safeParse(bulkSchema, { file, model: 'm', email: 'ada@example.org' })
    .issues?.map(({ message }) => message)

test('a file has a known ending and at most 100 MB', () => {
  expect(maxBytes).toBe(100_000_000)
  expect(faultsOf(fileOf('texts.JSONL', maxBytes))).toBeUndefined()
  expect(faultsOf(fileOf('texts.jsonl', maxBytes + 1))).toEqual(['file.tooLarge'])
  expect(faultsOf(fileOf('texts.pdf', 1))).toEqual(['file.unknownType'])
  expect(faultsOf(null)).toEqual(['file.missing'])
})

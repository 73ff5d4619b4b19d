import { expect, test } from 'vitest'

import { classifyRequest } from './classify.ts'

const takes = (body: object) =>
  classifyRequest.safeParse({ model: 'jina-embeddings-v3', input: 'a', ...body }).success
const names = (count: number) => Array.from({ length: count }, (_, index) => `label ${index}`)
const groupsOf = (count: number, size: number) =>
  Object.fromEntries(names(count).map((name) => [name, names(size)]))

test('inputs and labels are counted: 512 each, or 8 groups of 64', () => {
  expect(takes({ labels: names(512), input: names(512) })).toBe(true)
  expect(takes({ labels: names(513) })).toBe(false)
  expect(takes({ labels: names(2), input: names(513) })).toBe(false)
  expect(takes({ labels: groupsOf(8, 64) })).toBe(true)
  expect(takes({ labels: groupsOf(9, 2) })).toBe(false)
  expect(takes({ labels: groupsOf(1, 65) })).toBe(false)
})

test('one label, no group, an empty label or a field that does not exist is refused', () => {
  for (const labels of [['one'], {}, ['one', ''], { group: ['one'] }]) expect(takes({ labels })).toBe(false)
  expect(takes({ labels: names(2), threshold: 1 })).toBe(false)
})

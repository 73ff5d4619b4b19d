import { expect, test } from 'vitest'

import { blendFields } from './blend-fields.ts'

const from = [{ x: 0, y: 1, light: 1 }]
const to = [
  { x: 1, y: 0 },
  { x: 0.5, y: 0.5, lit: true },
]

test('begins where the points were and ends where they belong', () => {
  expect(blendFields(from, to, 0)[0]).toEqual({ x: 0, y: 1, light: 1 })
  expect(blendFields(from, to, 1)[0]).toEqual({ x: 1, y: 0, light: 0 })
})

test('moves and dims in step', () => {
  expect(blendFields(from, to, 0.25)[0]).toEqual({ x: 0.25, y: 0.75, light: 0.75 })
})

test('a new point appears in its place and lights up', () => {
  expect(blendFields(from, to, 0.5)[1]).toEqual({ x: 0.5, y: 0.5, light: 0.5 })
})

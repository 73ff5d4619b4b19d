import { passages } from '@search-foundation/content/passages'
import { expect, test } from 'vitest'

import { passagesHash } from '../../../../scripts/passages-hash.ts'
import vectors from '../../../generated/field-vectors.json'
import field from '../../../generated/field.json'
import { cosine } from '../../../vectors/cosine.ts'
import { aroundQuery } from './around-query.ts'
import { fieldPoints } from './field-points.ts'
import { fieldHeight, fieldWidth } from './field-size.ts'
import { passageLanguages } from './lit.ts'
import { nearest, unpackVectors } from './nearest.ts'
import { queryPlace } from './query-place.ts'

test('was generated from the current passages (else run `pnpm generate`)', () => {
  expect(field.passages).toBe(passagesHash(passages))
  expect(field.places).toHaveLength(passages.length)
  expect(unpackVectors(vectors.vectors, vectors.dimensions)).toHaveLength(passages.length)
})

test('keeps every passage inside the drawing and apart from the others', () => {
  for (const [index, [x = -1, y = -1]] of field.places.entries()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(fieldWidth)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(fieldHeight)
    for (const [otherX = 0, otherY = 0] of field.places.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(8)
    }
  }
})

test('finds a passage by its own vector, best first', () => {
  const unpacked = unpackVectors(vectors.vectors, vectors.dimensions)
  for (const [index, vector] of unpacked.entries()) {
    const hits = nearest([...vector], unpacked, passageLanguages, 5)
    expect(hits[0]?.score).toBeCloseTo(1, 5)
    expect(hits.filter(({ score }) => score > 0.999).map((hit) => hit.index)).toContain(index)
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a))
  }
})

test('lights nothing for a query that shares no direction with any passage', () => {
  expect(nearest([0, 1], [Float32Array.from([1, 0])], ['en'], 5)).toEqual([])
  expect(cosine([0, 0], [1, 0])).toBe(0)
})

test('puts the query among what it lit, nearer to the better', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const place = queryPlace(
    [
      { index: 0, score: 0.9 },
      { index: 1, score: 0.3 },
    ],
    points,
  )
  expect(place?.x).toBeCloseTo(10, 5)
  expect(queryPlace([], points)).toBeNull()
})

test.each(Object.entries(field.queries))(
  'draws what is nearest to the query of %s nearest to it',
  (_, { hits }) => {
    const { points, query } = aroundQuery(hits, fieldPoints)
    const distances = points.map(({ x, y }) =>
      Math.hypot((x - (query?.x ?? 0)) * fieldWidth, (y - (query?.y ?? 0)) * fieldHeight),
    )
    const lit = hits.map(({ index }) => distances[index] ?? 0)
    expect(lit).toEqual(lit.toSorted((left, right) => left - right))
    const others = distances.filter((_distance, index) => !hits.some((hit) => hit.index === index))
    expect(Math.min(...others)).toBeGreaterThan(Math.max(...lit))
    for (const { x, y } of points) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x, y)).toBeLessThan(1)
    }
  },
)

test('lights a passage in another language only if it is nearly as near as the best one', () => {
  const near = [
    [1, 0],
    [0.8, 0.6],
    [0.6, 0.8],
  ].map((vector) => Float32Array.from(vector))
  const indexes = (languages: string[]) => nearest([1, 0], near, languages, 5).map(({ index }) => index)
  expect(indexes(['de', 'de', 'de'])).toEqual([0, 1, 2])
  expect(indexes(['de', 'en', 'de'])).toEqual([0, 2])
  expect(nearest([1, 0], near, ['de', 'de', 'de'], 2)).toHaveLength(2)
})

test.each(Object.entries(field.queries))(
  'lights passages about the query of %s, the best one in its language',
  (code, { hits }) => {
    const lit = hits.map(({ index }) => passages[index])
    expect(lit.length).toBeGreaterThanOrEqual(2)
    expect(lit[0]?.language).toBe(code.replace('en-US', 'en'))
    expect(new Set(lit.map((passage) => passage?.topic))).toEqual(new Set(['reader']))
  },
)

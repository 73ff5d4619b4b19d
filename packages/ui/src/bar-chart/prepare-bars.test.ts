import { expect, test } from 'vitest'

import { prepareBars } from './prepare-bars.ts'

const series = [
  { id: 'reader', label: 'Reader' },
  { id: 'embedding', label: 'Embeddings' },
]
const data = [
  { label: '1 Nov', values: { reader: 30, embedding: 50 } },
  { label: '2 Nov', values: { embedding: 20 } },
  { label: '3 Nov', values: {} },
]

test('stacks the series without gaps, in their order', () => {
  const [bar] = prepareBars(data, series).bars
  expect(bar?.total).toBe(80)
  expect(bar?.parts.map(({ id }) => id)).toEqual(['reader', 'embedding'])
  expect(bar?.parts[1]?.from).toBeCloseTo(bar?.parts[0]?.height ?? NaN)
})

test('leaves out series without a figure and keeps the place of an empty bar', () => {
  const { bars } = prepareBars(data, series)
  expect(bars[1]?.parts.map(({ id }) => id)).toEqual(['embedding'])
  expect(bars[2]).toMatchObject({ label: '3 Nov', total: 0, parts: [] })
})

test('fills the width from edge to edge and never overlaps', () => {
  const { bars, barWidth, step } = prepareBars(data, series)
  expect(barWidth).toBeLessThan(step)
  expect(bars[0]?.x).toBeGreaterThanOrEqual(0)
  expect((bars[2]?.x ?? 0) + barWidth).toBeLessThanOrEqual(100)
})

test('every bar stands in the middle of an equal share of the width', () => {
  const { bars, barWidth } = prepareBars(data, series)
  expect(bars.map(({ x }) => x + barWidth / 2)).toEqual(
    [100 / 6, 50, 500 / 6].map((middle) => expect.closeTo(middle)),
  )
})

test('draws nothing where there is no figure', () => {
  expect(prepareBars([{ label: '1 Nov', values: {} }], series).bars).toMatchObject([{ total: 0, parts: [] }])
})

test('no bar leaves the plot', () => {
  for (const { parts } of prepareBars(data, series).bars) {
    for (const part of parts) expect(part.from + part.height).toBeLessThanOrEqual(100 + 1e-9)
  }
})

test('a line is on the scale of the bars, which includes it', () => {
  const { ticks, lineHeight } = prepareBars(data, series, { value: 1000, label: 'Limit' })
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(1000)
  expect(lineHeight).toBeCloseTo((1000 / (ticks.at(-1)?.value ?? 0)) * 100)
  expect(prepareBars(data, series).lineHeight).toBeUndefined()
})

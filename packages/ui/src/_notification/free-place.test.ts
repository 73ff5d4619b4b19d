import { expect, test } from 'vitest'

import { freePlace, lowestPlace, type Place } from './free-place.ts'

const view = { width: 1440, height: 900 }
const list = { width: 400, height: 100 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const place = (actions: ReturnType<typeof box>[], now: Place = lowestPlace, isRightToLeft = false) =>
  freePlace(now, list, view, actions, isRightToLeft)

test('notifications are at the lower end where no action is', () => {
  expect(place([])).toEqual({ column: 'end', lift: 0 })
  expect(place([box(100, 850, 200, 40)])).toEqual({ column: 'end', lift: 0 })
})

test('they are in the middle, or above an action, whichever is lower', () => {
  expect(place([box(1300, 850, 100, 30)])).toEqual({ column: 'center', lift: 0 })
  const bar = box(0, 844, 1440, 56)
  expect(place([bar])).toEqual({ column: 'end', lift: 44 })
  expect(place([bar, box(1300, 760, 100, 30)])).toEqual({ column: 'center', lift: 44 })
})

test('from right to left, the end is on the left', () => {
  expect(place([box(1300, 850, 100, 30)], lowestPlace, true)).toEqual({ column: 'end', lift: 0 })
  expect(place([box(100, 850, 100, 30)], lowestPlace, true)).toEqual({ column: 'center', lift: 0 })
})

test('they stay where they are as long as no action lies there', () => {
  const now: Place = { column: 'end', lift: 44 }
  expect(place([], now)).toBe(now)
  expect(place([box(1300, 800, 100, 30)], now)).toEqual({ column: 'center', lift: 0 })
})

test('where actions are everywhere, they are at the lower end', () => {
  expect(place([box(0, 0, 1440, 900)])).toEqual(lowestPlace)
})

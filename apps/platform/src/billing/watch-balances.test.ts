import { beforeEach, expect, test, vi } from 'vitest'

import { watchBalances } from './watch-balances.ts'

type Look = readonly string[] | null

/** No other process takes a check. */
const takeAll = () => Promise.resolve(0)

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('all keys are checked at the start and every five seconds, changed ones together soon after, none after the stop', async () => {
  const looks: Look[] = []
  const watch = watchBalances(
    {
      test: (keyIds) => {
        looks.push(keyIds)
        return Promise.resolve()
      },
    },
    takeAll,
  )
  await pass(10)
  for (let index = 0; index < 100; index++) watch.changed(`key-${index % 3}`)
  await pass(250)
  expect(looks).toEqual([null, ['key-0', 'key-1', 'key-2']])
  await pass(5000)
  expect(looks).toEqual([null, ['key-0', 'key-1', 'key-2'], null])
  await watch.stop()
  watch.changed('key-5')
  await pass(20_000)
  expect(looks).toHaveLength(3)
})

test('under constant charges the changed keys are looked at four times a second, each within a quarter of a second', async () => {
  const looks: Look[] = []
  const changedAt = new Map<string, number>()
  let longest = 0
  const watch = watchBalances(
    {
      test: (keyIds) => {
        if (keyIds !== null) looks.push(keyIds)
        for (const id of keyIds ?? []) longest = Math.max(longest, Date.now() - (changedAt.get(id) ?? 0))
        return Promise.resolve()
      },
    },
    takeAll,
  )
  await pass(10)
  for (let charge = 0; charge < 1000; charge++) {
    const id = `key-${charge}`
    changedAt.set(id, Date.now())
    watch.changed(id)
    await pass(2)
  }
  await pass(250)
  expect(looks.flat()).toEqual([...changedAt.keys()])
  expect(looks.length).toBeLessThanOrEqual(9)
  expect(longest).toBeLessThanOrEqual(250)
  await watch.stop()
})

test('work that fails is repeated for all keys and does not delay other work', async () => {
  const looks: Look[] = []
  let fails = true
  const watch = watchBalances(
    {
      failing: (keyIds) => {
        if (fails) return Promise.reject(new Error('the database is gone'))
        looks.push(keyIds)
        return Promise.resolve()
      },
      other: (keyIds) => {
        if (keyIds !== null) looks.push(['other', ...keyIds])
        return Promise.resolve()
      },
    },
    takeAll,
  )
  await pass(10)
  watch.changed('key')
  await pass(250)
  expect(looks).toEqual([['other', 'key']])
  fails = false
  await pass(2000)
  expect(looks).toEqual([['other', 'key'], null])
  await watch.stop()
})

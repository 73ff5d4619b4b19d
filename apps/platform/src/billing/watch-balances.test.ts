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
  await pass(100)
  expect(looks).toEqual([null, ['key-0', 'key-1', 'key-2']])
  await pass(5000)
  expect(looks).toEqual([null, ['key-0', 'key-1', 'key-2'], null])
  await watch.stop()
  watch.changed('key-5')
  await pass(20_000)
  expect(looks).toHaveLength(3)
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
  await pass(100)
  expect(looks).toEqual([['other', 'key']])
  fails = false
  await pass(2000)
  expect(looks).toEqual([['other', 'key'], null])
  await watch.stop()
})

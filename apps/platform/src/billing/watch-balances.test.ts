import { expect, test } from 'vitest'

import { eventually } from '../platform.test-support.ts'
import { watchBalances } from './watch-balances.ts'

type Look = readonly string[] | null

test('looks at all keys at the start, then at changed ones together, also after a failure, and no more once stopped', async () => {
  const looks: Look[] = []
  const watch = watchBalances([
    () => Promise.reject(new Error('this work fails')),
    (keyIds) => {
      looks.push(keyIds)
      return Promise.resolve()
    },
  ])
  for (let index = 0; index < 100; index++) watch.changed(`key-${index % 3}`)
  const seen = await eventually(
    () => Promise.resolve(looks),
    ({ length }) => length >= 2,
  )
  expect(seen).toEqual([null, ['key-0', 'key-1', 'key-2']])
  watch.changed('key-4')
  await watch.stop()
  watch.changed('key-5')
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(looks).toHaveLength(2)
})

test('stopping waits for the work under way, and one look never runs beside another', async () => {
  let running = 0
  let most = 0
  let done = 0
  const watch = watchBalances([
    async () => {
      running++
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 80))
      running--
      done++
    },
  ])
  watch.changed('key')
  await eventually(
    () => Promise.resolve(done),
    (count) => count >= 1,
  )
  await eventually(
    () => Promise.resolve(running),
    (count) => count === 1,
  )
  await watch.stop()
  expect([running, most, done]).toEqual([0, 1, 2])
})

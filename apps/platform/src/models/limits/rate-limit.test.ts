import { expect, test } from 'vitest'

import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { rateLimitRetention } from './rate-limit.ts'

interface Taken {
  refusal: string | null
  used_requests: number
  used_tokens: number
  oldest: number
}

/** Counts calls at a time in seconds, with a limit of three calls and ten tokens. */
async function counter() {
  const database = await openTestDatabase()
  const take = async (seconds: number, tokens = 1) => {
    const [taken] = await database.query<Taken>('select * from take_call($1, $2, 3, 10, $3)', [
      'caller',
      new Date(seconds * 1000),
      tokens,
    ])
    return taken
  }
  return { database, take }
}

test('calls of a minute are counted, and leave the window one by one', async () => {
  const { take } = await counter()
  for (const [at, used] of [
    [1000, 1],
    [1000, 2],
    [1030, 3],
  ] as const)
    expect(await take(at)).toMatchObject({ refusal: null, used_requests: used, oldest: 1000 })
  expect(await take(1059)).toMatchObject({ refusal: 'requests', used_requests: 3, oldest: 1000 })
  expect(await take(1060)).toMatchObject({ refusal: null, used_requests: 2, oldest: 1030 })
})

test('tokens of a minute are limited, except for its first call', async () => {
  const { take } = await counter()
  expect(await take(1000, 25)).toMatchObject({ refusal: null, used_tokens: 25 })
  expect(await take(1001, 1)).toMatchObject({ refusal: 'tokens', used_requests: 1 })
  expect(await take(1060, 9)).toMatchObject({ refusal: null, used_tokens: 9 })
  expect(await take(1061, 2)).toMatchObject({ refusal: 'tokens' })
})

test('a call of a process whose clock is behind counts too', async () => {
  const { take } = await counter()
  await take(1010)
  expect(await take(1008)).toMatchObject({ refusal: null, used_requests: 2 })
  expect(await take(1009)).toMatchObject({ refusal: null, used_requests: 3 })
  expect(await take(1010)).toMatchObject({ refusal: 'requests' })
})

test('counts are deleted once their minute is over', async () => {
  const { database, take } = await counter()
  await take(1000)
  const prune = (seconds: number) =>
    rateLimitRetention.prune(database, new Date(seconds * 1000), new AbortController().signal)
  await prune(1059)
  expect(await database.query('select caller from rate_limits')).toHaveLength(1)
  await prune(1060)
  expect(await database.query('select caller from rate_limits')).toEqual([])
})

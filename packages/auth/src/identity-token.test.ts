import { expect, test, vi } from 'vitest'

import { createTokenSource } from './identity-token.ts'

const hour = 3_600_000
const minute = 60_000

function source() {
  let time = 0
  let count = 0
  const refresh = vi.fn(() => Promise.resolve({ token: `token-${++count}`, expiresAt: time + hour }))
  const tokens = createTokenSource(refresh, () => time)
  return { tokens, refresh, at: (milliseconds: number) => void (time = milliseconds) }
}

test('any number of callers share one refresh', async () => {
  const { tokens, refresh } = source()
  expect(await Promise.all(Array.from({ length: 50 }, () => tokens.get()))).toEqual(Array(50).fill('token-1'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a token is refreshed five minutes before it ends', async () => {
  const { tokens, at } = source()
  await tokens.get()
  at(hour - 5 * minute - 1)
  expect(await tokens.get()).toBe('token-1')
  at(hour - 5 * minute)
  expect(await tokens.get()).toBe('token-2')
})

test('a failed refresh uses the old token until half a minute before its end', async () => {
  const { tokens, refresh, at } = source()
  await tokens.get()
  refresh.mockRejectedValue(new Error('offline'))
  at(hour - 30_001)
  expect(await tokens.get()).toBe('token-1')
  at(hour - 30_000)
  await expect(tokens.get()).rejects.toThrow('offline')
})

test('another user gets another token', async () => {
  const { tokens } = source()
  await tokens.get()
  tokens.clear()
  expect(await tokens.get()).toBe('token-2')
})

test('a refresh that ends after the user changed does not serve the next user', async () => {
  const answers: ((issued: { token: string; expiresAt: number }) => void)[] = []
  const tokens = createTokenSource(
    () => new Promise((resolve) => answers.push(resolve)),
    () => 0,
  )
  const first = tokens.get()
  tokens.clear()
  const second = tokens.get()
  answers[0]?.({ token: 'first user', expiresAt: hour })
  await first
  answers[1]?.({ token: 'second user', expiresAt: hour })
  expect(await second).toBe('second user')
  expect(await tokens.get()).toBe('second user')
})

import { expect, test, vi } from 'vitest'
import { createTokenSource } from './identity-token.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

function source() {
  let time = 0
  let count = 0
  const refresh = vi.fn(() => Promise.resolve({ token: `token-${++count}`, expiresAt: time + HOUR }))
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
  at(HOUR - 5 * MINUTE - 1)
  expect(await tokens.get()).toBe('token-1')
  at(HOUR - 5 * MINUTE)
  expect(await tokens.get()).toBe('token-2')
})

test('a failed refresh uses the old token until half a minute before its end', async () => {
  const { tokens, refresh, at } = source()
  await tokens.get()
  refresh.mockRejectedValue(new Error('offline'))
  at(HOUR - 30_001)
  expect(await tokens.get()).toBe('token-1')
  at(HOUR - 30_000)
  await expect(tokens.get()).rejects.toThrow('offline')
})

test('another user gets another token', async () => {
  const { tokens } = source()
  await tokens.get()
  tokens.clear()
  expect(await tokens.get()).toBe('token-2')
})

import { describe, expect, test, vi } from 'vitest'

import { AuthError } from './auth-error.ts'
import { createTokenSource, type IssuedToken } from './identity-token.ts'

const hour = 3_600_000
const minute = 60_000

/** A source whose provider has a stored token (`stored`) and makes new ones (`token-1`, `token-2`, …) that last an hour. */
function source({ storedFor = hour } = {}) {
  let time = 0
  let count = 0
  const issue = vi.fn((force: boolean) =>
    Promise.resolve(
      force
        ? { token: `token-${++count}`, expiresAt: time + hour }
        : { token: 'stored', expiresAt: storedFor },
    ),
  )
  const refreshes = () => issue.mock.calls.filter(([force]) => force).length
  return {
    tokens: createTokenSource(issue, () => time),
    issue,
    refreshes,
    at: (milliseconds: number) => void (time = milliseconds),
  }
}

describe('a stored token', () => {
  test.each([
    ['with more than five minutes left is used', 5 * minute + 1, 'stored'],
    ['with five minutes left is refreshed by the first call', 5 * minute, 'token-1'],
    ['with half a minute left is refreshed by the first call', 30_000, 'token-1'],
  ])('%s', async (_, storedFor, expected) => {
    const { tokens } = source({ storedFor })
    expect(await tokens.get()).toBe(expected)
  })

  test('is refreshed five minutes before it expires', async () => {
    const { tokens, at } = source()
    await tokens.get()
    at(hour - 5 * minute - 1)
    expect(await tokens.get()).toBe('stored')
    at(hour - 5 * minute)
    expect(await tokens.get()).toBe('token-1')
  })

  test('is used until half a minute before it expires when the refresh fails', async () => {
    const { tokens, issue, at } = source()
    await tokens.get()
    issue.mockRejectedValue(new Error('offline'))
    at(hour - 30_001)
    expect(await tokens.get()).toBe('stored')
    at(hour - 30_000)
    await expect(tokens.get()).rejects.toThrow('offline')
  })

  test('is used by the first call when its refresh fails', async () => {
    const { tokens, issue } = source({ storedFor: 2 * minute })
    issue.mockImplementation((force) =>
      force ? Promise.reject(new Error('offline')) : Promise.resolve({ token: 'stored', expiresAt: 120_000 }),
    )
    expect(await tokens.get()).toBe('stored')
  })

  test('is not used when the failed refresh ends the session', async () => {
    const { tokens, issue, at } = source()
    await tokens.get()
    issue.mockRejectedValue(new AuthError('user-disabled'))
    at(hour - 4 * minute)
    await expect(tokens.get()).rejects.toThrow('user-disabled')
  })
})

describe('a provider that is away', () => {
  test('is asked again after 30 seconds, not by every call', async () => {
    const { tokens, issue, refreshes, at } = source()
    await tokens.get()
    issue.mockRejectedValue(new Error('offline'))
    at(hour - 4 * minute)
    for (let call = 0; call < 5; call += 1) expect(await tokens.get()).toBe('stored')
    expect(refreshes()).toBe(1)
    at(hour - 4 * minute + 30_000)
    await tokens.get()
    expect(refreshes()).toBe(2)
    expect(tokens.dueAt()).toBe(hour - 4 * minute + 30_000 + 60_000)
  })

  test('is asked again by every call once the token has expired, and at once when the network is back', async () => {
    const { tokens, issue, refreshes, at } = source()
    await tokens.get()
    issue.mockRejectedValue(new Error('offline'))
    at(hour)
    await expect(tokens.get()).rejects.toThrow('offline')
    await expect(tokens.get()).rejects.toThrow('offline')
    expect(refreshes()).toBe(2)
    expect(tokens.dueAt()).toBe(hour + 30_000)
    tokens.endRest()
    expect(tokens.dueAt()).toBeLessThanOrEqual(hour)
  })

  test('delays no call while the token is valid', async () => {
    const { tokens, issue, refreshes, at } = source()
    await tokens.get()
    issue.mockImplementation(() => new Promise(() => undefined))
    at(hour - 5 * minute)
    void tokens.renew()
    expect(await tokens.get()).toBe('stored')
    expect(refreshes()).toBe(1)
  })

  test('is not asked without a pause when it also fails to read the stored token', async () => {
    const { tokens, issue, at } = source()
    issue.mockRejectedValue(new Error('offline'))
    at(minute)
    await tokens.renew()
    expect(tokens.dueAt()).toBe(minute + 30_000)
  })
})

describe('a refused token', () => {
  test('is replaced at once, whatever time it has left', async () => {
    const { tokens } = source()
    expect(await tokens.get()).toBe('stored')
    expect(await tokens.get(true)).toBe('token-1')
    expect(await tokens.get()).toBe('token-1')
  })

  test('is not returned again when its refresh fails', async () => {
    const { tokens, issue } = source()
    await tokens.get()
    issue.mockRejectedValue(new Error('offline'))
    await expect(tokens.get(true)).rejects.toThrow('offline')
  })

  test('is refreshed even while the stored token is being read', async () => {
    const { tokens } = source()
    expect(await Promise.all([tokens.get(), tokens.get(true)])).toEqual(['stored', 'token-1'])
  })
})

describe('any number of callers', () => {
  test('share one refresh that is due', async () => {
    const { tokens, refreshes } = source({ storedFor: minute })
    expect(await Promise.all(Array.from({ length: 50 }, () => tokens.get()))).toEqual(
      Array(50).fill('token-1'),
    )
    expect(refreshes()).toBe(1)
  })

  test('share one refresh that is demanded, also those that demand nothing', async () => {
    const { tokens, refreshes } = source()
    await tokens.get()
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => tokens.get(index % 2 === 0)))
    expect(all).toEqual(Array(50).fill('token-1'))
    expect(refreshes()).toBe(1)
  })
})

describe('another user', () => {
  test('gets another token', async () => {
    const { tokens, issue } = source()
    await tokens.get()
    tokens.clear()
    await tokens.get()
    expect(issue).toHaveBeenCalledTimes(2)
  })

  test('does not get the result of a refresh that was started before', async () => {
    const results: ((issued: IssuedToken) => void)[] = []
    const tokens = createTokenSource(
      () => new Promise((resolve) => results.push(resolve)),
      () => 0,
    )
    const first = tokens.get(true)
    tokens.clear()
    const second = tokens.get(true)
    results[0]?.({ token: 'first user', expiresAt: hour })
    await first
    results[1]?.({ token: 'second user', expiresAt: hour })
    expect(await second).toBe('second user')
    expect(await tokens.get()).toBe('second user')
  })
})

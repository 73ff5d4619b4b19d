import { expect, test } from 'vitest'

import { trialTokens } from '../keys/keys.ts'
import { sampleCalls } from './sample-calls.ts'

const keys = {
  search: { id: 'search', text: '' },
  indexing: { id: 'indexing', text: '' },
  workshop: { id: 'workshop', text: '' },
}
const callsAt = (time: string) => sampleCalls(keys, new Date(time))
const withoutIds = (days: ReturnType<typeof callsAt>) =>
  days.map((calls) => calls.map(({ id: _, ...call }) => call))

test('the calls are the same at any time of a day, and others on the next day', () => {
  const morning = withoutIds(callsAt('2026-03-05T00:00:00Z'))
  expect(withoutIds(callsAt('2026-03-05T23:59:59Z'))).toEqual(morning)
  expect(withoutIds(callsAt('2026-03-06T00:00:00Z'))).not.toEqual(morning)
})

test('every day of the 90 before the first start has calls of each key, within the day', () => {
  const days = callsAt('2026-03-05T10:00:00Z')
  expect(days).toHaveLength(90)
  for (const [index, calls] of days.entries()) {
    const day = new Date(Date.UTC(2026, 2, 5 - 90 + index)).toISOString().slice(0, 10)
    expect(new Set(calls.map(({ at }) => at.toISOString().slice(0, 10)))).toEqual(new Set([day]))
    expect(new Set(calls.map(({ keyId }) => keyId))).toEqual(new Set(Object.keys(keys)))
  }
})

// The calls of a day depend on its weekday, so a week of first starts is every case.
test.each([1, 2, 3, 4, 5, 6, 7])(
  'the trial tokens of the workshop key last, and fall below two million, on day %i of a week',
  (day) => {
    const used = callsAt(`2026-03-0${day}T10:00:00Z`)
      .flat()
      .filter(({ keyId }) => keyId === 'workshop')
      .reduce((sum, { tokens }) => sum + tokens, 0)
    expect(used).toBeGreaterThan(trialTokens - 2_000_000)
    expect(used).toBeLessThan(trialTokens)
  },
)

test('a failed call takes no tokens', () => {
  const failed = callsAt('2026-03-05T10:00:00Z')
    .flat()
    .filter(({ status }) => status >= 400)
  expect(failed.length).toBeGreaterThan(20)
  expect(failed.filter(({ tokens, model }) => tokens > 0 || model !== null)).toEqual([])
})

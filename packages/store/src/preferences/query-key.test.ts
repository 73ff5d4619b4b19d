import { expect, test } from 'vitest'

import { storeQueryKey } from './query-key.ts'

/** Visits an address and returns what was stored and where the visit ends. */
function visit(address: string) {
  const stored: Record<string, string> = {}
  const replaced: string[] = []
  const window = {
    location: new URL(address, 'https://site.example'),
    history: {
      state: { idx: 1 },
      replaceState: (_state: unknown, _title: string, to: string) => void replaced.push(to),
    },
  }
  storeQueryKey(window as unknown as Window, {
    getItem: () => null,
    setItem: (key, text) => void (stored[key] = text),
  })
  return { stored, replaced }
}

test.each([
  ['/news?a=1&s=x%20y&b=2#part', 'x y', '/news?a=1&b=2#part'],
  ['/api-dashboard?s=abc&login=true', 'abc', '/api-dashboard?login=true'],
  ['/?s=', '', '/'],
])(
  'the query key s of %s is stored and leaves the address by a replace navigation',
  (address, value, rest) => {
    expect(visit(address)).toEqual({ stored: { s: value }, replaced: [rest] })
  },
)

test('an address without it is left alone', () => {
  expect(visit('/?sui=1#s=2')).toEqual({ stored: {}, replaced: [] })
})

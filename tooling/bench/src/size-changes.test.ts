import { expect, test } from 'vitest'

import { sizeChanges } from './size-changes.ts'

test('lists what changed, the largest change first', () => {
  const before = { '/': 80_000, '/reader': 90_000, 'SDK: core': 2_700, '/old': 1_000 }
  const after = { '/': 80_050, '/reader': 92_500, 'SDK: core': 2_500, '/new': 5_000 }
  expect(sizeChanges(before, after).split('\n').slice(2)).toEqual([
    '| /new | – | 5.0 kB | +5.0 kB |',
    '| /reader | 90.0 kB | 92.5 kB | +2.5 kB |',
    '| /old | 1.0 kB | – | −1.0 kB |',
    '| SDK: core | 2.7 kB | 2.5 kB | −0.2 kB |',
  ])
})

test('says so when nothing changed, or when there is nothing to compare with', () => {
  expect(sizeChanges({ '/': 80_000 }, { '/': 80_099 })).toMatch(/^No page/)
  expect(sizeChanges(undefined, { '/': 80_000 })).toMatch(/^There are no sizes/)
})

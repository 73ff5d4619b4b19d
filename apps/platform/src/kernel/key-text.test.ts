import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fingerprint, isKeyText, keyKinds, makeKeyText, maskKeys } from './key-text.ts'

test('a made key is one, and any other character in it makes it none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...keyKinds),
      fc.nat(),
      fc.stringMatching(/^[0-9A-Za-z]$/),
      (kind, place, character) => {
        const key = makeKeyText(kind)
        expect(isKeyText(key)).toBe(true)
        const index = kind.length + 4 + (place % (key.length - kind.length - 4))
        if (key[index] !== character)
          expect(isKeyText(key.slice(0, index) + character + key.slice(index + 1))).toBe(false)
      },
    ),
  )
})

test('keys are unique, and only hash and tail are stored', () => {
  const keys = Array.from({ length: 1000 }, () => makeKeyText('trial'))
  expect(new Set(keys).size).toBe(1000)
  const key = keys[0] ?? ''
  expect(fingerprint(key)).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    tail: key.slice(-4),
  })
})

test('keys are masked anywhere in a text', () => {
  const key = makeKeyText('trial')
  expect(maskKeys(`{"path":"/x?api_key=${key}","again":"${key}"}`)).toBe(
    `{"path":"/x?api_key=sf_trial_…${key.slice(-4)}","again":"sf_trial_…${key.slice(-4)}"}`,
  )
})

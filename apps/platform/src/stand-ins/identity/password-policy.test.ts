import { expect, test } from 'vitest'

import { passwordClasses } from '../../kernel/settings.ts'
import { faultWords, passwordFaults, passwordPolicy } from './password-policy.ts'

const strict = passwordPolicy({ minimumLength: 8, maximumLength: 12, requires: passwordClasses })

test('a policy names only what it demands', () => {
  const lengths = { minPasswordLength: 8, maxPasswordLength: 4096 }
  const lenient = passwordPolicy({ minimumLength: 8, maximumLength: 4096, requires: [] })
  expect(lenient.customStrengthOptions).toEqual(lengths)
  expect(passwordFaults('        ', lenient)).toEqual([])
  expect(strict.customStrengthOptions).toEqual({
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  })
})

test.each([
  ['', ['too-short', 'lowercase', 'uppercase', 'numeric', 'non-alphanumeric']],
  ['aB3!aB3!aB3!a', ['too-long']],
  ['AB3!AB3!', ['lowercase']],
  ['ab3!ab3!', ['uppercase']],
  ['aB!!aB!!', ['numeric']],
  // A space and an accent are not among the characters that the provider counts.
  ['aB3 éB3 ', ['non-alphanumeric']],
  ['aB3!aB3!', []],
])('%j lacks %j', (password, faults) => {
  expect(passwordFaults(password, strict)).toEqual(faults)
})

test('all faults are in the error, in the words of the provider', () => {
  expect(faultWords(['too-short', 'uppercase'], strict)).toBe(
    'Missing password requirements: [Password must contain at least 8 characters, Password must contain an upper case character]',
  )
})

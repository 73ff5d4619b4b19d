import { expect, test } from 'vitest'

import { defaultPasswordPolicy, parsePasswordPolicy, passwordFaults } from './password-policy.ts'

test('without a policy, six characters are enough', () => {
  expect(passwordFaults('abcde', defaultPasswordPolicy)).toEqual(['too-short'])
  expect(passwordFaults('abcdef', defaultPasswordPolicy)).toEqual([])
})

test('every requirement of the provider is checked', () => {
  const policy = parsePasswordPolicy({
    customStrengthOptions: {
      minPasswordLength: 3,
      maxPasswordLength: 5,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
  })
  expect(passwordFaults('', policy)).toEqual([
    'too-short',
    'lowercase',
    'uppercase',
    'numeric',
    'non-alphanumeric',
  ])
  expect(passwordFaults('aB1!xyz', policy)).toEqual(['too-long'])
  expect(passwordFaults('aB1!', policy)).toEqual([])
})

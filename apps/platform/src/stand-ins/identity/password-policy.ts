import type { Config } from '../../kernel/config.ts'
import type { PasswordClass } from '../../kernel/settings.ts'

/** The password rules of the identity provider, in the format of its `GET v2/passwordPolicy`. A class that is not demanded is left out. */
export interface PasswordPolicy {
  customStrengthOptions: {
    minPasswordLength: number
    maxPasswordLength: number
    containsLowercaseCharacter?: true
    containsUppercaseCharacter?: true
    containsNumericCharacter?: true
    containsNonAlphanumericCharacter?: true
  }
  allowedNonAlphanumericCharacters: string[]
  enforcementState: 'ENFORCE'
  schemaVersion: 1
}

/** What a password lacks. */
export type PasswordFault = 'too-short' | 'too-long' | PasswordClass

const nonAlphanumeric = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~']

/** For each class the provider's name of the rule, whether a password has it, and the provider's words for a password without. */
const classes = {
  lowercase: ['containsLowercaseCharacter', (text) => /[a-z]/.test(text), 'a lower case character'],
  uppercase: ['containsUppercaseCharacter', (text) => /[A-Z]/.test(text), 'an upper case character'],
  numeric: ['containsNumericCharacter', (text) => /[0-9]/.test(text), 'a numeric character'],
  'non-alphanumeric': [
    'containsNonAlphanumericCharacter',
    (text) => nonAlphanumeric.some((character) => text.includes(character)),
    'a non-alphanumeric character',
  ],
} as const satisfies Record<
  PasswordClass,
  readonly [keyof PasswordPolicy['customStrengthOptions'], (text: string) => boolean, string]
>

const names = Object.keys(classes) as PasswordClass[]

export function passwordPolicy({
  minimumLength,
  maximumLength,
  requires,
}: Config['password']): PasswordPolicy {
  return {
    customStrengthOptions: {
      minPasswordLength: minimumLength,
      maxPasswordLength: maximumLength,
      ...Object.fromEntries(requires.map((name) => [classes[name][0], true])),
    },
    allowedNonAlphanumericCharacters: nonAlphanumeric,
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }
}

/** Returns everything that a password lacks; nothing for a valid one. */
export function passwordFaults(
  password: string,
  { customStrengthOptions: options }: PasswordPolicy,
): PasswordFault[] {
  const missing = names.filter((name) => {
    const [rule, isMet] = classes[name]
    return options[rule] === true && !isMet(password)
  })
  return [
    ...(password.length < options.minPasswordLength ? (['too-short'] as const) : []),
    ...(password.length > options.maxPasswordLength ? (['too-long'] as const) : []),
    ...missing,
  ]
}

/** Returns faults in the words of the provider's error. */
export function faultWords(faults: readonly PasswordFault[], policy: PasswordPolicy): string {
  const { minPasswordLength, maxPasswordLength } = policy.customStrengthOptions
  const words = faults.map((fault) => {
    if (fault === 'too-short') return `Password must contain at least ${minPasswordLength} characters`
    if (fault === 'too-long') return `Password may contain at most ${maxPasswordLength} characters`
    return `Password must contain ${classes[fault][2]}`
  })
  return `Missing password requirements: [${words.join(', ')}]`
}

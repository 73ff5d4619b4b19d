/** What a password needs. Lengths in characters. */
export interface PasswordPolicy {
  minimumLength: number
  maximumLength: number | undefined
  lowercase: boolean
  uppercase: boolean
  numeric: boolean
  nonAlphanumeric: boolean
}

export type PasswordFault =
  | 'too-short'
  | 'too-long'
  | 'lowercase'
  | 'uppercase'
  | 'numeric'
  | 'non-alphanumeric'

/** The shortest password when the provider names no other length (specification §5, §9). */
const defaultMinimum = 6

interface PolicyAnswer {
  customStrengthOptions?: {
    minPasswordLength?: number
    maxPasswordLength?: number
    containsLowercaseCharacter?: boolean
    containsUppercaseCharacter?: boolean
    containsNumericCharacter?: boolean
    containsNonAlphanumericCharacter?: boolean
  }
}

/** Reads the provider's answer to `GET v2/passwordPolicy`; what it leaves out is not required. */
export function parsePasswordPolicy(answer: PolicyAnswer): PasswordPolicy {
  const options = answer.customStrengthOptions ?? {}
  return {
    minimumLength: options.minPasswordLength ?? defaultMinimum,
    maximumLength: options.maxPasswordLength,
    lowercase: options.containsLowercaseCharacter ?? false,
    uppercase: options.containsUppercaseCharacter ?? false,
    numeric: options.containsNumericCharacter ?? false,
    nonAlphanumeric: options.containsNonAlphanumericCharacter ?? false,
  }
}

/** The policy used until the provider's is known, or when it cannot be fetched. */
export const defaultPasswordPolicy: PasswordPolicy = parsePasswordPolicy({})

/** Everything a password lacks, in the order in which to say it; empty when it is good. */
export function passwordFaults(password: string, policy: PasswordPolicy): PasswordFault[] {
  const checks: [PasswordFault, boolean][] = [
    ['too-short', password.length < policy.minimumLength],
    ['too-long', policy.maximumLength !== undefined && password.length > policy.maximumLength],
    ['lowercase', policy.lowercase && !/[a-z]/.test(password)],
    ['uppercase', policy.uppercase && !/[A-Z]/.test(password)],
    ['numeric', policy.numeric && !/\d/.test(password)],
    ['non-alphanumeric', policy.nonAlphanumeric && !/[^a-zA-Z0-9]/.test(password)],
  ]
  return checks.filter(([, faulty]) => faulty).map(([fault]) => fault)
}

/** The password rules of the identity provider, in the format of its `GET v2/passwordPolicy`. */
export interface PasswordPolicy {
  customStrengthOptions: { minPasswordLength: number; maxPasswordLength: number }
  allowedNonAlphanumericCharacters: string[]
  enforcementState: 'ENFORCE'
  schemaVersion: 1
}

/** Longest password that the identity provider accepts. */
const maximumLength = 4096

export function passwordPolicy(minimumLength: number): PasswordPolicy {
  return {
    customStrengthOptions: { minPasswordLength: minimumLength, maxPasswordLength: maximumLength },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }
}

/** Returns the requirement that a password misses, in the identity provider's words; undefined for a valid password. */
export function passwordFault(password: string, policy: PasswordPolicy): string | undefined {
  const { minPasswordLength, maxPasswordLength } = policy.customStrengthOptions
  if (password.length < minPasswordLength)
    return `Password must contain at least ${minPasswordLength} characters`
  if (password.length > maxPasswordLength)
    return `Password may contain at most ${maxPasswordLength} characters`
  return undefined
}

/** The password rules of the identity provider, in the shape of its `GET v2/passwordPolicy`. */
export interface PasswordPolicy {
  customStrengthOptions: { minPasswordLength: number; maxPasswordLength: number }
  allowedNonAlphanumericCharacters: string[]
  enforcementState: 'ENFORCE'
  schemaVersion: 1
}

/** The longest password that the identity provider takes. */
const maximumLength = 4096

export function passwordPolicy(minimumLength: number): PasswordPolicy {
  return {
    customStrengthOptions: { minPasswordLength: minimumLength, maxPasswordLength: maximumLength },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  }
}

/** What a password lacks, in the identity provider's words; undefined when it is good. */
export function passwordFault(password: string, policy: PasswordPolicy): string | undefined {
  const { minPasswordLength, maxPasswordLength } = policy.customStrengthOptions
  if (password.length < minPasswordLength)
    return `Password must contain at least ${minPasswordLength} characters`
  if (password.length > maxPasswordLength)
    return `Password may contain at most ${maxPasswordLength} characters`
  return undefined
}

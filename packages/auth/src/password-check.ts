export type PasswordFault =
  | 'too-short'
  | 'too-long'
  | 'lowercase'
  | 'uppercase'
  | 'numeric'
  | 'non-alphanumeric'

/** What a password lacks, and the lengths (in characters) that the policy allows. */
export interface PasswordCheck {
  /** In the order in which to report them; empty for a valid password. */
  faults: PasswordFault[]
  minimumLength: number
  maximumLength: number | undefined
}

/** The minimum length when the provider names none, or when its policy cannot be fetched (specification §5, §9). */
export const defaultMinimumLength = 6

/** The check used when the provider's policy cannot be fetched. */
export const checkByDefault = (password: string): PasswordCheck => ({
  faults: password.length < defaultMinimumLength ? ['too-short'] : [],
  minimumLength: defaultMinimumLength,
  maximumLength: undefined,
})

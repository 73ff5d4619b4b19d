// What several modules of this package name. It imports none of them, so that they need not import each other.

/** Where the identity provider is, and for which project. */
export interface AuthConfig {
  /** The project at the provider; also names the channel between the tabs. */
  projectId: string
  /** The identity provider's web API key; public by design. */
  apiKey: string
  /** Address of an identity provider on this machine; the provider's own service if absent. */
  identityUrl?: string | undefined
  /** The domain on which the provider's own service ends a sign-in with another company's account. */
  authDomain?: string | undefined
}

/** An email address and the password of its account. */
export interface Credentials {
  email: string
  password: string
}

/** Companies whose accounts can be used to sign in. */
export const socialProviders = ['google', 'github'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** What other people see of a user; null removes it. */
export interface Profile {
  displayName: string | null
  /** Address of a picture. */
  photoURL: string | null
}

/** What the codes of mailed links do. */
export const codeKinds = ['verify-email', 'change-email', 'recover-email', 'reset-password'] as const

/** What the code of a mailed link does once the user agrees. */
export interface MailedCode {
  kind: (typeof codeKinds)[number]
  /** The address that the account confirms, changes to or gets back, or whose password is set. */
  email: string | null
}

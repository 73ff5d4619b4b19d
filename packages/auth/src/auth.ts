import { createAccount, type Account } from './account.ts'
import { createMailedCodes, type MailedCodes } from './mailed-codes.ts'
import { createProviderCalls } from './provider-calls.ts'
import { createSessionFlow, type SessionMethods } from './session-flow.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import type { AuthConfig } from './types.ts'

/** The identity provider: session and token, ways to sign in, changes of the account, codes of mailed links. */
export interface Auth extends SessionMethods, SignIn {
  /** Gives up a sign-in that waits for a second factor. */
  dismissSecondFactor(): void
  /** Changes of the signed-in user's account. */
  account: Account
  /** The codes of the links in the provider's mails. */
  codes: MailedCodes
}

/** Creates the wrapper of the identity provider. Loads nothing before `start` or a call that needs the provider. */
export function createAuth(config: AuthConfig): Auth {
  const flow = createSessionFlow(config)
  const { call, change } = createProviderCalls(flow, config)
  const account = createAccount({ call, change, signOutAfter: flow.signOutAfter }, config)
  return {
    ...flow.methods,
    ...createSignIn(call, config),
    dismissSecondFactor: flow.dismissChallenge,
    account,
    codes: createMailedCodes(call, flow.methods, account),
  }
}

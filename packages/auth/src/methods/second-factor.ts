import {
  getMultiFactorResolver,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth as ProviderAuth,
  type MultiFactorAssertion,
  type MultiFactorError,
} from 'firebase/auth'

import { AuthError } from '../auth-error.ts'
import { toSecondFactor } from '../firebase.ts'
import type { PendingApp, PendingPhone, SecondFactorChallenge } from '../second-factor.ts'
import type { AuthConfig } from '../types.ts'
import { currentUser } from './current-user.ts'
import { sendCode } from './phone.ts'

/** Name of the product in authenticator apps. */
const issuer = 'Search Foundation'

const phoneAssertion = (verificationId: string, code: string): MultiFactorAssertion =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))

/** Turns the provider's error about a missing second factor into the challenge to supply it. */
export function challengeOf(auth: ProviderAuth, error: unknown, config: AuthConfig): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
  const verificationIds = new Map<string, string>()
  return {
    factors: resolver.hints.map(toSecondFactor),
    async sendCode({ id }) {
      const phone = { multiFactorUid: id, session: resolver.session }
      verificationIds.set(id, await sendCode(auth, config, phone))
    },
    async confirm({ id, kind }, code) {
      const verificationId = verificationIds.get(id)
      if (kind === 'phone' && verificationId === undefined) throw new AuthError('code-expired')
      const assertion =
        verificationId === undefined
          ? TotpMultiFactorGenerator.assertionForSignIn(id, code)
          : phoneAssertion(verificationId, code)
      await resolver.resolveSignIn(assertion)
    },
  }
}

/** Sends a code to a phone that becomes a second factor of the signed-in user with it. */
export async function addPhone(
  auth: ProviderAuth,
  config: AuthConfig,
  phoneNumber: string,
): Promise<PendingPhone> {
  const factors = multiFactor(currentUser(auth))
  const session = await factors.getSession()
  const verificationId = await sendCode(auth, config, { phoneNumber, session })
  return { confirm: (code) => factors.enroll(phoneAssertion(verificationId, code), phoneNumber) }
}

/** Creates the secret of an app that becomes a second factor of the signed-in user with its first code. */
export async function addApp(auth: ProviderAuth): Promise<PendingApp> {
  const user = currentUser(auth)
  const factors = multiFactor(user)
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
  return {
    secret: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
    confirm: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), null),
  }
}

/** Removes a second factor of the signed-in user, by its id. */
export const removeFactor = (auth: ProviderAuth, id: string): Promise<void> =>
  multiFactor(currentUser(auth)).unenroll(id)

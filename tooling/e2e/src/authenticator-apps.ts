import type { BrowserContext, Route } from '@playwright/test'

import { fetchLocally } from './provider-service.ts'
import { isTotp, newSecret } from './totp.ts'

const api = 'https://identitytoolkit.googleapis.com'
const enrollmentId = 'authenticator-app'

/** What the provider's client sends, as far as it matters here. */
interface Sent {
  idToken?: string
  totpEnrollmentInfo?: object
  totpVerificationInfo?: { verificationCode?: string }
}

/**
 * Stands in for the one thing that the emulator lacks of the provider's service: authenticator apps as second factors. Its codes are
 * checked by RFC 6238. Accounts, tokens and all other calls are those of the local platform. Serves one account.
 */
export async function serveAuthenticatorApps(context: BrowserContext): Promise<void> {
  const secret = newSecret()
  let isEnrolled = false
  /** Response to the sign-in that waits for its second factor. */
  let pending: object = {}

  const respond = (route: Route, json: unknown, status = 200) =>
    route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } })
  const factors = () =>
    isEnrolled ? [{ mfaEnrollmentId: enrollmentId, totpInfo: {}, enrolledAt: new Date().toISOString() }] : []
  const sentBy = (route: Route) => route.request().postDataJSON() as Sent

  /** Responds to a code with the result of `accept` if it is right. */
  function check(route: Route, accept: () => object): Promise<void> {
    const code = sentBy(route).totpVerificationInfo?.verificationCode ?? ''
    if (isTotp(secret, code)) return respond(route, accept())
    return respond(route, { error: { code: 400, message: 'INVALID_CODE' } }, 400)
  }

  await context.route(`${api}/v2/accounts/mfaEnrollment:start*`, (route) =>
    sentBy(route).totpEnrollmentInfo === undefined
      ? route.fallback()
      : respond(route, {
          totpSessionInfo: {
            sharedSecretKey: secret,
            verificationCodeLength: 6,
            hashingAlgorithm: 'SHA1',
            periodSec: 30,
            sessionInfo: 'enrollment',
            finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
          },
        }),
  )
  await context.route(`${api}/v2/accounts/mfaEnrollment:finalize*`, (route) =>
    check(route, () => {
      isEnrolled = true
      return { idToken: sentBy(route).idToken }
    }),
  )
  await context.route(`${api}/v1/accounts:signInWithPassword*`, async (route) => {
    const response = await fetchLocally(route)
    const signedIn = (await response.json()) as object
    if (!isEnrolled || !response.ok()) return respond(route, signedIn, response.status())
    pending = signedIn
    await respond(route, { mfaPendingCredential: 'pending', mfaInfo: factors() })
  })
  await context.route(`${api}/v2/accounts/mfaSignIn:finalize*`, (route) => check(route, () => pending))
  await context.route(`${api}/v1/accounts:lookup*`, async (route) => {
    const response = await fetchLocally(route)
    const { users = [] } = (await response.json()) as { users?: object[] }
    await respond(route, { users: users.map((user) => ({ ...user, mfaInfo: factors() })) }, response.status())
  })
}

import {
  OAuthProvider,
  revokeAccessToken,
  type Auth as ProviderAuth,
  type UserCredential,
} from 'firebase/auth'

/** An access token that another company issued to a user. */
interface CompanyToken {
  uid: string
  /** `google.com` or `github.com`. */
  providerId: string
  token: string
}

/** The tokens of the sign-ins in this page. They are stored nowhere. */
const issued = new WeakMap<ProviderAuth, CompanyToken[]>()

/** Remembers the access token that a sign-in with the account of another company returned, so that it can be revoked. */
export function rememberToken(auth: ProviderAuth, result: UserCredential): void {
  const { providerId, accessToken: token } = OAuthProvider.credentialFromResult(result) ?? {}
  if (providerId === undefined || token === undefined) return
  const { uid } = result.user
  const others = (issued.get(auth) ?? []).filter((one) => one.uid !== uid || one.providerId !== providerId)
  issued.set(auth, [...others, { uid, providerId, token }])
}

/**
 * Has the identity provider revoke the signed-in user's access token of a company; without `providerId`, those of all. Failures are logged and do not
 * stop what follows: such a token ends by itself, and the provider's service revokes the tokens of some companies only.
 */
export async function revokeCompanyTokens(auth: ProviderAuth, providerId?: string): Promise<void> {
  const tokens = issued.get(auth) ?? []
  const ending = tokens.filter(
    (one) => one.uid === auth.currentUser?.uid && (providerId === undefined || one.providerId === providerId),
  )
  issued.set(
    auth,
    tokens.filter((one) => !ending.includes(one)),
  )
  for (const { providerId: company, token } of ending)
    await revokeAccessToken(auth, token).catch((cause: unknown) =>
      console.warn(`The access token of ${company} was not revoked.`, cause),
    )
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Serves `listener` on loopback until the test ends. Returns its address. */
export async function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** An identity provider with one account, `a@example.org`. */
export interface TestProvider {
  url: string
  /** The error code of token refreshes from now on, such as `USER_DISABLED`; undefined for success. */
  refusal: string | undefined
  /** The number of requested refreshes. */
  refreshes: number
  /** Fields of the account that differ from those of a new one, as the provider returns them. */
  user: Record<string, unknown>
  /** The error code of sign-ins and sign-ups from now on; undefined for success. */
  signInRefusal: string | undefined
  /** The error code of changes of the account from now on; undefined for success. */
  changeRefusal: string | undefined
  /** The error code of the revocations of other companies' tokens from now on; undefined for success. */
  revocationRefusal: string | undefined
  /** The domains whose pages may sign users in. */
  domains: string[]
  /** What the code of a mailed link does, as the provider returns it. */
  mailedCode: Record<string, unknown>
  /** The second factors that a sign-in with a password needs, as the provider returns them. */
  mfaInfo: Record<string, unknown>[]
  /** The requests that changed something, by path, with their fields. */
  changes: [path: string, sent: Record<string, unknown>][]
}

/** Reads the JSON body of a request. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token: the provider's SDK reads its claims and verifies nothing. `serial` makes each one different. */
const issueToken = (serial: number, seconds: number, clockAhead: number): string => {
  const now = Math.floor(Date.now() / 1000) + clockAhead
  const claims = { sub: 'u1', jti: String(serial), auth_time: now, iat: now, exp: now + seconds }
  return `${part({ alg: 'none' })}.${part(claims)}.`
}

/** The code that every phone and app gets. */
export const testCode = '123456'

/** The access token that the other company issues with every sign-in. */
export const companyToken = 'token-of-the-company'

/** What the provider returns when it has sent a code, and for the secret of an app. */
const pendingFactor = {
  sessionInfo: 'phone-session',
  phoneSessionInfo: { sessionInfo: 'enrollment-session' },
  phoneResponseInfo: { sessionInfo: 'sign-in-session' },
  totpSessionInfo: {
    sharedSecretKey: 'JBSWY3DPEHPK3PXP',
    verificationCodeLength: 6,
    hashingAlgorithm: 'SHA1',
    periodSec: 30,
    sessionInfo: 'app-session',
    finalizeEnrollmentTime: '2999-01-01T00:00:00Z',
  },
}

/** Whether a request has a code, and not the right one. */
function isWrongCode(sent: Record<string, unknown>): boolean {
  const { code, phoneVerificationInfo, totpVerificationInfo } = sent as {
    code?: string
    phoneVerificationInfo?: { code?: string }
    totpVerificationInfo?: { verificationCode?: string }
  }
  const given = code ?? phoneVerificationInfo?.code ?? totpVerificationInfo?.verificationCode
  return given !== undefined && given !== testCode
}

/**
 * Starts a provider whose tokens live for `seconds` and whose clock is ahead of ours. The token of the sign-in has the serial number 0, each
 * refreshed one the next.
 */
export async function startProvider(seconds = 3600, { clockAhead = 0 } = {}): Promise<TestProvider> {
  const provider: TestProvider = {
    url: '',
    refusal: undefined,
    refreshes: 0,
    user: {},
    signInRefusal: undefined,
    changeRefusal: undefined,
    revocationRefusal: undefined,
    domains: ['app.example'],
    mailedCode: {},
    mfaInfo: [],
    changes: [],
  }
  const refuse = (response: ServerResponse, message: string) => {
    response.statusCode = 400
    return response.end(JSON.stringify({ error: { code: 400, message } }))
  }
  provider.url = await serve(async (request, response) => {
    const path = request.url ?? ''
    const expiresIn = String(seconds)
    if (path.includes('accounts:lookup'))
      return response.end(
        JSON.stringify({ users: [{ localId: 'u1', email: 'a@example.org', ...provider.user }] }),
      )
    const change = /accounts:(update|delete|revokeToken|sendOobCode|resetPassword)/.exec(path)?.[0]
    if (change !== undefined) {
      const refusal = change.endsWith('revokeToken') ? provider.revocationRefusal : provider.changeRefusal
      if (refusal !== undefined) return refuse(response, refusal)
      const sent = await bodyOf(request)
      // Without a password, the provider only reads the code.
      if (change === 'accounts:resetPassword' && sent['newPassword'] === undefined)
        return response.end(JSON.stringify(provider.mailedCode))
      provider.changes.push([change, sent])
      const idToken = issueToken(0, seconds, clockAhead)
      return response.end(
        JSON.stringify({ idToken, refreshToken: 'r', expiresIn, email: 'a@example.org', ...provider.user }),
      )
    }
    if (path.includes('/v1/projects'))
      return response.end(JSON.stringify({ projectId: 'demo-test', authorizedDomains: provider.domains }))
    if (path.includes('recaptchaConfig'))
      return response.end(
        JSON.stringify({ recaptchaKey: 'projects/p/keys/k', recaptchaEnforcementState: [] }),
      )
    if (/mfa(Enrollment|SignIn):|PhoneNumber|sendVerificationCode/.test(path)) {
      const sent = await bodyOf(request)
      provider.changes.push([/[^/]+(?=\?)/.exec(path)?.[0] ?? path, sent])
      if (isWrongCode(sent)) return refuse(response, 'INVALID_CODE')
      const tokens = {
        idToken: issueToken(0, seconds, clockAhead),
        refreshToken: 'r',
        expiresIn,
        localId: 'u1',
      }
      return response.end(JSON.stringify({ ...pendingFactor, ...tokens }))
    }
    if (/signInWithPassword|signUp/.test(path) && provider.signInRefusal !== undefined)
      return refuse(response, provider.signInRefusal)
    if (path.includes('signInWithPassword') && provider.mfaInfo.length > 0)
      return response.end(
        JSON.stringify({ localId: 'u1', mfaPendingCredential: 'pending', mfaInfo: provider.mfaInfo }),
      )
    if (!path.includes('/v1/token')) {
      const idToken = issueToken(0, seconds, clockAhead)
      const company = path.includes('signInWithIdp') && {
        providerId: 'google.com',
        oauthAccessToken: companyToken,
      }
      return response.end(
        JSON.stringify({ idToken, refreshToken: 'r', expiresIn, localId: 'u1', ...company }),
      )
    }
    provider.refreshes += 1
    if (provider.refusal !== undefined) return refuse(response, provider.refusal)
    const token = issueToken(provider.refreshes, seconds, clockAhead)
    response.end(
      JSON.stringify({ access_token: token, refresh_token: 'r', expires_in: expiresIn, user_id: 'u1' }),
    )
  })
  return provider
}

/** The serial number of a token that the provider issued. */
export function serialOf(token: string | null): number | undefined {
  if (token === null) return undefined
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }
  return Number(claims.jti)
}

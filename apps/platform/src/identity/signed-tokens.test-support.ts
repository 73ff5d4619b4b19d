import { createServer } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

/** The moment of every token and every verification of a test. */
export const now = new Date('2026-05-04T10:00:00Z')
const seconds = now.getTime() / 1000

export const projectId = 'demo-search-foundation'

const pair = () => generateKeyPair('RS256', { extractable: true })

/** The provider's key pair, an attacker's, and one that the provider no longer publishes. */
const keys = { provider: await pair(), attacker: await pair(), retired: await pair() }

export const keySet = {
  keys: [{ ...(await exportJWK(keys.provider.publicKey)), kid: 'current', alg: 'RS256', use: 'sig' }],
}

const publicPem = new TextEncoder().encode(await exportSPKI(keys.provider.publicKey))
const sharedSecret = new TextEncoder().encode('a-secret-that-nobody-has-agreed-on')

/** Claims of a valid token of the user `ada`. */
export const validClaims: JWTPayload = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'ada',
  user_id: 'ada',
  iat: seconds - 60,
  auth_time: seconds - 60,
  exp: seconds + 3600,
  email: 'ada@example.org',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: { email: ['ada@example.org'] } },
}

/** Signs claims as the provider does. `undefined` leaves a claim out. */
export const sign = (changes: Record<string, unknown> = {}, kid: string | undefined = 'current') =>
  new SignJWT({ ...validClaims, ...changes })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(kid !== undefined && { kid }) })
    .sign(keys.provider.privateKey)

const signWith = (key: CryptoKey, kid: string) =>
  new SignJWT(validClaims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

const signHmac = (secret: Uint8Array) =>
  new SignJWT(validClaims).setProtectedHeader({ alg: 'HS256', kid: 'current' }).sign(secret)

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A valid token with another part in one of its places. */
async function withPart(index: 0 | 1 | 2, part: string): Promise<string> {
  const parts = (await sign()).split('.')
  parts[index] = part
  return parts.join('.')
}

/** Tokens that must not be accepted, by what is wrong with them. */
export const forgedTokens: Readonly<Record<string, string>> = {
  'alg none, without a signature': new UnsecuredJWT(validClaims).encode(),
  'alg none, with the signature of a valid token': await withPart(0, encode({ alg: 'none', kid: 'current' })),
  'HS256 with the public key as the secret': await signHmac(publicPem),
  'HS256 with another secret': await signHmac(sharedSecret),
  "an attacker's key under the current kid": await signWith(keys.attacker.privateKey, 'current'),
  "an attacker's key under a kid of its own": await signWith(keys.attacker.privateKey, 'mine'),
  'a key that is no longer published': await signWith(keys.retired.privateKey, 'retired'),
  'an unknown kid': await sign({}, 'unknown'),
  'no kid': await new SignJWT(validClaims)
    .setProtectedHeader({ alg: 'RS256' })
    .sign(keys.provider.privateKey),
  "an attacker's key in the header": await new SignJWT(validClaims)
    .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(keys.attacker.publicKey) })
    .sign(keys.attacker.privateKey),
  'PS256 instead of RS256': await withPart(0, encode({ alg: 'PS256', kid: 'current' })),
  'other claims under the signature': await withPart(1, encode({ ...validClaims, sub: 'bob' })),
  'no signature': await withPart(2, ''),
  'a signature that is cut off': await withPart(2, 'AAAA'),
  'a header that is not JSON': await withPart(0, 'bm90IGpzb24'),
  'only two parts': (await sign()).split('.').slice(0, 2).join('.'),
  'an extension that must be understood': await new SignJWT(validClaims)
    .setProtectedHeader({ alg: 'RS256', kid: 'current', crit: ['exp'], exp: seconds })
    .sign(keys.provider.privateKey, { crit: { exp: true } }),
  'an expiry in the past': await sign({ exp: seconds - 60 }),
  'no expiry': await sign({ exp: undefined }),
  'issued in the future': await sign({ iat: seconds + 60 }),
  'not valid before a time in the future': await sign({ nbf: seconds + 60 }),
  'a sign-in in the future': await sign({ auth_time: seconds + 60 }),
  'no time of the sign-in': await sign({ auth_time: undefined }),
  'the audience of another project': await sign({ aud: 'another-project' }),
  'several audiences without ours': await sign({ aud: ['one', 'two'] }),
  'the issuer of another project': await sign({ iss: 'https://securetoken.google.com/another-project' }),
  'another issuer': await sign({ iss: `https://attacker.example/${projectId}` }),
  'the issuer of session cookies': await sign({ iss: `https://session.firebase.google.com/${projectId}` }),
  'no subject': await sign({ sub: undefined }),
  'an empty subject': await sign({ sub: '' }),
  'a subject that is too long': await sign({ sub: 'a'.repeat(129) }),
  'a user of a tenant': await sign({ firebase: { tenant: 'tenant-1' } }),
  'a user who was signed out everywhere': await sign({ sub: 'revoked' }),
  'a disabled user': await sign({ sub: 'disabled' }),
  'a deleted user': await sign({ sub: 'deleted' }),
}

const minuteAgo = new Date(now.getTime() - 60_000)
const users: Readonly<Record<string, { isDisabled: boolean; validSince: Date }>> = {
  ada: { isDisabled: false, validSince: minuteAgo },
  revoked: { isDisabled: false, validSince: now },
  disabled: { isDisabled: true, validSince: new Date(0) },
}

/** The users of the provider: `ada`, whose present session began last, `revoked` and `disabled`. */
export const findUser = (uid: string) => Promise.resolve(users[uid])

/** Publishes keys on loopback, as the provider does. `respond` decides the status and the keys of each response. */
export async function publishKeys(respond: () => { status: number; body: unknown }) {
  const server = createServer((_, response) => {
    const { status, body } = respond()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { url: new URL(`http://127.0.0.1:${address.port}/keys`), close: () => server.close() }
}

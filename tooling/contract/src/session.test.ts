import { createClient, type Client } from '@search-foundation/api-client'
import { listAccountKeys } from '@search-foundation/api-client/account'
import { createAuth, type Auth } from '@search-foundation/auth/auth'
import {
  serialOf,
  startProvider,
  type TestProvider,
} from '@search-foundation/auth/identity-provider.test-support'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { migratedFolder, startContractPlatform, type ContractPlatform } from './contract-platform.ts'

let platform: ContractPlatform
let provider: TestProvider
let auth: Auth
let client: Client
/** Serial numbers of the tokens that the platform has verified, and the lowest one that it accepts. */
let verified: (number | undefined)[]
let lowestAccepted: number

beforeAll(async () => {
  platform = await startContractPlatform({
    folder: await migratedFolder(inject('place')),
    async verifyIdentity(token) {
      const serial = serialOf(token)
      verified.push(serial)
      return serial !== undefined && serial >= lowestAccepted
        ? { uid: 'u1', email: 'a@example.org', authTime: new Date() }
        : undefined
    },
  })
})
afterAll(() => platform.close())

beforeEach(async () => {
  verified = []
  lowestAccepted = 0
  provider = await startProvider()
  auth = createAuth({ projectId: 'demo-contract', apiKey: 'any', identityUrl: provider.url })
  client = createClient({ hosts: { dashboard: platform.url }, identityToken: auth.identityToken })
  await auth.signIn({ email: 'a@example.org', password: 'secret' })
})

/** Ten calls at once, of which each is rejected: the messages of their errors, without repetitions. */
async function failures(): Promise<string[]> {
  const calls = await Promise.allSettled(Array.from({ length: 10 }, () => listAccountKeys(client)))
  return [
    ...new Set(
      calls.map((call) => (call.status === 'rejected' ? (call.reason as Error).message : 'fulfilled')),
    ),
  ]
}

/** Every end of the session from now on. */
function ends(): (string | undefined)[] {
  const reasons: (string | undefined)[] = []
  auth.subscribe(() => {
    const session = auth.session()
    if (session.status === 'signed-out') reasons.push(session.reason)
  })
  return reasons
}

test('a call carries the token of the sign-in', async () => {
  await expect(listAccountKeys(client)).resolves.toEqual([])
  expect(verified).toEqual([0])
  expect(provider.refreshes).toBe(0)
})

test('ten calls whose token was revoked are replayed with the fresh token of one refresh', async () => {
  lowestAccepted = 1
  const reasons = ends()
  await Promise.all(Array.from({ length: 10 }, () => listAccountKeys(client)))
  expect(verified.toSorted()).toEqual([...Array<number>(10).fill(0), ...Array<number>(10).fill(1)])
  expect(provider.refreshes).toBe(1)
  expect(reasons).toEqual([])
})

test.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
])('ten calls whose refresh is refused with %s sign the user out once', async (refusal, code) => {
  lowestAccepted = 1
  provider.refusal = refusal
  const reasons = ends()
  expect(await failures()).toEqual([code])
  expect(verified).toEqual(Array<number>(10).fill(0))
  expect(provider.refreshes).toBe(1)
  expect(reasons).toEqual([code])
})

test('ten calls whose fresh token is refused, too, fail with 401 after one replay', async () => {
  lowestAccepted = Infinity
  const [message] = await failures()
  expect(message).toMatch(/^401: /)
  expect(verified.toSorted()).toEqual([...Array<number>(10).fill(0), ...Array<number>(10).fill(1)])
  expect(provider.refreshes).toBe(1)
  expect(auth.session().status).toBe('signed-in')
})

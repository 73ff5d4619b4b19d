import { createLocalJWKSet, createRemoteJWKSet } from 'jose'
import { expect, onTestFinished, test } from 'vitest'

import { createClaimsReader } from './read-claims.ts'
import {
  findUser,
  forgedTokens,
  keySet,
  now,
  projectId,
  publishKeys,
  sign,
} from './signed-tokens.test-support.ts'
import { verifyWith, type FindUser } from './verify-identity.ts'

const read = createClaimsReader({ projectId, keys: createLocalJWKSet(keySet), now: () => now })
const verify = verifyWith(read, findUser)

test('a token that the provider has signed names its user', async () => {
  expect(await verify(await sign())).toEqual({
    uid: 'ada',
    email: 'ada@example.org',
    isEmailVerified: true,
    phone: undefined,
    authTime: new Date(now.getTime() - 60_000),
  })
})

test('the clocks of the provider and of this machine may differ by seconds', async () => {
  const seconds = now.getTime() / 1000
  expect(await verify(await sign({ iat: seconds + 3, auth_time: seconds + 3 }))).toMatchObject({ uid: 'ada' })
  expect(await verify(await sign({ exp: seconds - 3 }))).toMatchObject({ uid: 'ada' })
})

test.each(Object.entries(forgedTokens))('%s is not accepted', async (_, token) => {
  expect(await verify(token)).toBeUndefined()
})

test('an unsigned token is accepted of the emulator only, and there by its claims', async () => {
  const emulator = verifyWith(createClaimsReader({ projectId, keys: undefined, now: () => now }), findUser)
  expect(await emulator(forgedTokens['alg none, without a signature'] ?? '')).toMatchObject({ uid: 'ada' })
  for (const part of ['header.claims.', await sign(), 'eyJhbGciOiJub25lIn0.e30.'])
    expect(await emulator(part)).toBeUndefined()
})

test('published keys are fetched once, and again for a token with a new key', async () => {
  let fetched = 0
  const { url, close } = await publishKeys(() => {
    fetched += 1
    return { status: 200, body: fetched === 1 ? { keys: [] } : keySet }
  })
  onTestFinished(() => void close())
  const keys = createRemoteJWKSet(url, { cooldownDuration: 0 })
  const remote = verifyWith(createClaimsReader({ projectId, keys, now: () => now }), findUser)
  expect(await remote(await sign())).toMatchObject({ uid: 'ada' })
  expect(await remote(await sign())).toMatchObject({ uid: 'ada' })
  expect(fetched).toBe(2)
})

const notFound = { status: 404, body: {} }
const noKeys = { status: 200, body: { error: 'busy' } }

test.each([
  ['responds with an error', notFound],
  ['responds with something else', noKeys],
])('a service of keys that %s is an outage, not a bad token', async (_, response) => {
  const { url, close } = await publishKeys(() => response)
  onTestFinished(() => void close())
  const keys = createRemoteJWKSet(url)
  const remote = verifyWith(createClaimsReader({ projectId, keys, now: () => now }), findUser)
  await expect(remote(await sign())).rejects.toMatchObject({ status: 503 })
})

test('a provider that does not respond about the user is an outage, not a bad token', async () => {
  const gone: FindUser = () => Promise.reject(new Error('connect ECONNREFUSED'))
  await expect(verifyWith(read, gone)(await sign())).rejects.toMatchObject({ status: 503 })
})

import { createLocalJWKSet } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createClaimsReader } from '../identity/read-claims.ts'
import {
  findUser,
  forgedTokens,
  keySet,
  now,
  projectId,
  sign,
} from '../identity/signed-tokens.test-support.ts'
import { verifyWith } from '../identity/verify-identity.ts'
import { calls } from '../openapi/areas.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { statusOfCall } from './call-status.test-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  const keys = createLocalJWKSet(keySet)
  const verifyIdentity = verifyWith(createClaimsReader({ projectId, keys, now: () => now }), findUser)
  platform = await startFilePlatform({ PROJECT_ID: projectId }, { verifyIdentity })
})
afterAll(() => platform.stop())

const identityCalls = calls
  .filter(({ 'x-auth': auth }) => auth.includes('user'))
  .map((call) => [call.operationId, call] as const)

test('there are calls for signed-in users', () => {
  expect(identityCalls.length).toBeGreaterThan(10)
})

test.each(identityCalls)('%s accepts a signed token and rejects every forged one', async (_, call) => {
  expect(await statusOfCall(platform, call, await sign())).not.toBe(401)
  for (const [name, token] of Object.entries(forgedTokens))
    expect(await statusOfCall(platform, call, token), name).toBe(401)
})

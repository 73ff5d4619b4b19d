import type { KeyInfo } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { apiKeyChosen } from './embedding.ts'
import { keysApi } from './endpoints/keys.ts'
import { muteErrors, openStore } from './open-store.test-support.ts'

const info = (balance: number): KeyInfo => ({
  user_id: null,
  email: 'a@example.org',
  full_name: null,
  wallet: {
    trial_balance: 0,
    trial_start: null,
    trial_end: null,
    regular_balance: balance,
    total_balance: balance,
  },
  metadata: { speed_level: 2 },
})

/** A service that accepts the keys `one` (balance 1) and `two` (balance 2) while it is up. */
async function open() {
  const service = { isUp: true }
  const { store } = await openStore((request, response) => {
    response.statusCode = service.isUp ? 200 : 503
    response.end(service.isUp ? JSON.stringify(info(request.url?.endsWith('one') ? 1 : 2)) : '{}')
  })
  const { keyInfo } = keysApi.endpoints
  return {
    service,
    choose: (key: string | null) => store.dispatch(apiKeyChosen(key)),
    fetch: (key: string) => store.dispatch(keyInfo.initiate(key, { forceRefetch: true })),
    balance: () => store.getState().embedding.apiKeyInfo?.wallet.total_balance,
  }
}

test('the key info is that of the key in use', async () => {
  const { choose, fetch, balance } = await open()
  choose('one')
  expect(balance()).toBeUndefined()
  await fetch('one')
  expect(balance()).toBe(1)
  await fetch('two')
  expect(balance()).toBe(1)
})

test('a key whose info is in the cache has it at once', async () => {
  const { choose, fetch, balance } = await open()
  await fetch('two')
  choose('one')
  expect(balance()).toBeUndefined()
  choose('two')
  expect(balance()).toBe(2)
  choose(null)
  expect(balance()).toBeUndefined()
})

test('a failure clears the key info', async () => {
  muteErrors()
  const { service, choose, fetch, balance } = await open()
  choose('one')
  await fetch('one')
  service.isUp = false
  await fetch('one')
  expect(balance()).toBeUndefined()
})

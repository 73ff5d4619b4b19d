import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type KeyInfo } from '@search-foundation/api-client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { api } from './api.ts'
import { createStore } from './create-store.ts'
import { apiKeyChosen } from './embedding.ts'
import { isAutoCharge, isPaid, isPremium } from './selectors.ts'

const info: KeyInfo = {
  user_id: null,
  email: 'a@example.org',
  full_name: null,
  wallet: { trial_balance: 1, trial_start: null, trial_end: null, regular_balance: 2, total_balance: 3 },
  metadata: { speed_level: 2 },
}

test('key info follows the key in use, and is cleared and logged when it cannot be read', async () => {
  let status = 200
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 200 ? JSON.stringify(info) : '{"detail":"gone"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const dashboard = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storage = () => ({ getItem: () => null, setItem: () => undefined })
  const store = await createStore({ client: createClient({ hosts: { dashboard }, maxRetries: 0 }), storage })
  store.dispatch(apiKeyChosen('key'))
  await store.dispatch(api.endpoints.keyInfo.initiate('key'))
  expect(store.getState().embedding.apiKeyInfo).toEqual(info)

  status = 401
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await store.dispatch(api.endpoints.keyInfo.initiate('key', { forceRefetch: true }))
  expect(store.getState().embedding.apiKeyInfo).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('paid, premium and auto-charge follow the key info', () => {
  expect([isPaid(info), isPremium(info), isAutoCharge(info)]).toEqual([true, true, true])
  const trial: KeyInfo = { ...info, email: null }
  expect([isPaid(trial), isPremium(trial), isAutoCharge(trial)]).toEqual([false, false, false])
  expect(isAutoCharge({ ...trial, metadata: { speed_level: 1, auto_recharge: true } })).toBe(true)
  expect(isPremium({ ...info, metadata: { speed_level: 1 } })).toBe(false)
  expect(isPaid(null)).toBe(false)
})

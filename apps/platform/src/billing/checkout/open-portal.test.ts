import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'
import { billingDetailsResponse } from '../receipts/schemas.ts'
import { good } from './money.test-support.ts'

test('the customer portal opens for a key, from our own sites and back to them', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const path = '/api/v1/billing_portal_session'
  const back = { return_url: 'http://localhost:3000/api-dashboard/billing' }
  const { url } = (await (await platform.post(path, back, key)).json()) as { url: string }
  const page = await (await fetch(url.replace('localhost', '127.0.0.1'))).text()
  expect(page).toContain(`href="${back.return_url}"`)
  expect((await platform.post(path, back)).status).toBe(401)
  expect((await platform.post(path, { return_url: 'https://elsewhere.example/' }, key)).status).toBe(422)
  const foreign = await fetch(platform.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      origin: 'https://elsewhere.example',
    },
    body: JSON.stringify(back),
  })
  expect(foreign.status).toBe(403)
})

test('the billing details of a key are what the provider has of its customer, and nothing before the first purchase', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const path = '/api/v1/billing/details'
  const nothing = { name: null, email: null, address: null, tax_ids: [], card: null }
  const read = async () => billingDetailsResponse.parse(await (await platform.get(path, key)).json())
  expect(await read()).toEqual(nothing)
  expect((await platform.get(path)).status).toBe(401)
  const back = { return_url: 'http://localhost:3000/api-dashboard/billing' }
  const opened = await platform.post('/api/v1/billing_portal_session', back, key)
  const { url } = (await opened.json()) as { url: string }
  const page = url.replace('localhost', '127.0.0.1')
  const fill = (form: string, fields: Record<string, string>) =>
    fetch(`${page}?form=${form}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect((await fill('card', good)).status).toBe(303)
  const buyer = {
    name: 'Ada Ltd',
    line1: '1 Sample Street',
    city: 'Berlin',
    postal_code: '10115',
    country: 'DE',
  }
  expect((await fill('buyer', { ...buyer, tax_id: 'DE123456789' })).status).toBe(303)
  expect(await read()).toEqual({
    ...nothing,
    name: 'Ada Ltd',
    address: expect.objectContaining({ line1: '1 Sample Street', city: 'Berlin', country: 'DE' }) as unknown,
    tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  })
})

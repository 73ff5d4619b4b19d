import { expect, test } from 'vitest'

import { createKey } from '../../keys/keys.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { tokenPriceResponse, type Invoice } from './schemas.ts'
import { writeReceipt } from './write-receipt.ts'

const at = new Date('2026-05-04T12:00:00Z')
const million = 1_000_000

const taxed = (tax: number): Invoice => ({
  id: 'in_1',
  number: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  tax,
  buyer: { name: null, address: null, tax_ids: [] },
  payment_method: null,
})

const newKey = ({ database }: TestPlatform, userId: string | null) =>
  database.transaction((sql) => createKey(sql, { kind: 'zero', userId, at }))

const bought = (
  { database }: TestPlatform,
  keyId: string,
  {
    id,
    amount,
    millions,
    invoice = null,
  }: { id: string; amount: number; millions: number; invoice?: Invoice | null },
) =>
  writeReceipt(database, {
    id,
    keyId,
    kind: 'checkout',
    email: undefined,
    priceId: 'price_standard_1b',
    product: 'Standard pack',
    quantity: 1,
    tokens: millions * million,
    amount,
    currency: 'usd',
    livemode: true,
    invoice,
    at,
  })

const priceOf = async (platform: TestPlatform, token: string) =>
  tokenPriceResponse.parse(await (await platform.get('/api/v1/billing/token_price', token)).json())

test('the price of a token is the list price until something is bought, then the average of what was paid', async () => {
  const platform = await startTestPlatform()
  const [first, second, foreign] = [
    await newKey(platform, 'ada'),
    await newKey(platform, 'ada'),
    await newKey(platform, 'bob'),
  ]
  expect(await priceOf(platform, 'user:ada')).toEqual({ per_million: 5, currency: 'usd', basis: 'list' })
  await bought(platform, first.id, { id: 'a', amount: 5000, millions: 1000 })
  await bought(platform, second.id, { id: 'b', amount: 50_000, millions: 11_000 })
  await bought(platform, foreign.id, { id: 'c', amount: 900_000, millions: 1000 })
  expect(await priceOf(platform, first.text)).toEqual({ per_million: 5, currency: 'usd', basis: 'paid' })
  const both = await priceOf(platform, 'user:ada')
  expect(both.per_million).toBeCloseTo(55_000 / 12_000)
  expect(both.basis).toBe('paid')
})

test('neither tax nor what was paid back counts as the price of a token', async () => {
  const platform = await startTestPlatform()
  const key = await newKey(platform, null)
  await bought(platform, key.id, { id: 'a', amount: 5950, millions: 1000, invoice: taxed(950) })
  await bought(platform, key.id, { id: 'b', amount: 100_000, millions: 1000 })
  await platform.database.query(`update receipts set reversed_tokens = token_quantity where id = 'b'`)
  expect(await priceOf(platform, key.text)).toEqual({ per_million: 5, currency: 'usd', basis: 'paid' })
})

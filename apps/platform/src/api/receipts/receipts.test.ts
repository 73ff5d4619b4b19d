import { localeTable } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'
import { expect, test } from 'vitest'

import { buy } from '../../billing/checkout/money.test-support.ts'
import { receiptsResponse } from '../../billing/receipts/schemas.ts'
import { writeReceipt } from '../../billing/receipts/write-receipt.ts'
import { createKey } from '../../keys/keys.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const path = '/api/v1/account/receipts'
const at = new Date('2026-05-04T23:30:00Z')

const list = async (platform: TestPlatform, query = '', token = 'user:ada') =>
  receiptsResponse.parse(await (await platform.get(path + query, token)).json())

async function receiptFor(
  platform: TestPlatform,
  userId: string,
  id: string,
  { product = 'Standard pack', livemode = true } = {},
) {
  const { database } = platform
  const { id: keyId } = await database.transaction((sql) => createKey(sql, { kind: 'zero', userId, at }))
  await writeReceipt(database, {
    id,
    keyId,
    kind: 'checkout',
    email: 'a&b@example.org',
    priceId: 'price_standard_1b',
    product,
    quantity: 3,
    tokens: 3_000_000_000,
    amount: 15_000,
    currency: 'usd',
    livemode,
    at,
  })
}

test('a purchase has a receipt, visible to the user of the key', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await buy(platform, key, 2)
  const { records } = await list(platform)
  expect(records).toMatchObject([
    {
      number: 1,
      kind: 'checkout',
      product_name: 'Standard pack',
      order_quantity: 2,
      token_quantity: 2_000_000_000,
      amount: 10_000,
      currency: 'usd',
      amount_text: '100.00 USD',
      livemode: false,
      email: 'a@example.org',
      key_tail: key.slice(-4),
    },
  ])
  const one = await platform.get(`${path}/${records[0]?.id}`, 'user:ada')
  expect(await one.json()).toEqual(records[0])
})

test('the receipts of all keys are paged, without those of other users', async () => {
  const platform = await startTestPlatform()
  for (const id of ['p1', 'p2', 'p3']) await receiptFor(platform, 'ada', id)
  await receiptFor(platform, 'bob', 'p4')
  const first = await list(platform, '?limit=2')
  const second = await list(platform, `?limit=2&cursor=${first.next_cursor}`)
  expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(['p3', 'p2', 'p1'])
  expect(second.next_cursor).toBeNull()
  for (const id of ['p4', 'p4.html', 'missing'])
    expect((await platform.get(`${path}/${id}`, 'user:ada')).status, id).toBe(404)
  expect((await platform.get(`${path}/p4`)).status).toBe(401)
})

test('a receipt is a page without external resources, with a title, and with names escaped', async () => {
  const platform = await startTestPlatform()
  await receiptFor(platform, 'ada', 'cs_1', { product: '<script>alert(1)</script>' })
  const byHeader = await fetch(`${platform.url}${path}/cs_1`, {
    headers: { authorization: 'Bearer user:ada', accept: 'text/html,*/*;q=0.8' },
  })
  const text = await byHeader.text()
  expect(byHeader.headers.get('content-type')).toContain('text/html')
  expect(await (await platform.get(`${path}/cs_1.html`, 'user:ada')).text()).toBe(text)
  for (const part of [
    'USD\u{a0}150.00',
    'May\u{a0}4,\u{a0}2026 in UTC',
    '3,000,000,000',
    'a&amp;b@example.org',
    'cs_1',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('<script')
  expect(text).not.toMatch(/(src|href)="(?!data:)/)
})

test('a receipt names the pack in the language of the page', async () => {
  const platform = await startTestPlatform()
  await receiptFor(platform, 'ada', 'cs_1')
  const page = await platform.get(`${path}/cs_1.html?lang=de`, 'user:ada')
  expect(await page.text()).toContain('Standardpaket')
})

test('only the receipt of a test payment says that no money moved', async () => {
  const platform = await startTestPlatform()
  await receiptFor(platform, 'ada', 'cs_live')
  await receiptFor(platform, 'ada', 'cs_test', { livemode: false })
  for (const { code: locale } of localeTable) {
    const sentence = translator(locale, 'receipt-page')('test').replaceAll("'", '&#39;')
    const read = async (id: string) =>
      (await platform.get(`${path}/${id}.html?lang=${locale}`, 'user:ada')).text()
    expect(await read('cs_live'), locale).not.toContain(sentence)
    expect(await read('cs_test'), locale).toContain(sentence)
  }
  const { records } = await list(platform)
  expect(records.map(({ id, livemode }) => [id, livemode])).toEqual([
    ['cs_test', false],
    ['cs_live', true],
  ])
  const { receipts } = (await (await platform.get('/api/v1/account/export', 'user:ada')).json()) as {
    receipts: unknown
  }
  expect(receipts).toEqual(records)
})

test('a receipt page is in the requested language, else in that of the browser', async () => {
  const platform = await startTestPlatform()
  await receiptFor(platform, 'ada', 'cs_1')
  const read = async (query: string, language: string) => {
    const headers = { authorization: 'Bearer user:ada', 'accept-language': language }
    return (await fetch(`${platform.url}${path}/cs_1.html${query}`, { headers })).text()
  }
  const german = await read('?lang=de', 'en-US')
  for (const part of ['<html lang="de">', 'Beleg 1', '150,00\u{a0}USD', '3.000.000.000', '04.05.2026 (UTC)'])
    expect(german).toContain(part)
  expect(await read('', 'de-AT,en;q=0.5')).toBe(german)
  expect(await read('?lang=xx', 'fr')).toContain('<html lang="fr">')
  expect(await read('?lang=xx', 'pl')).toContain('Receipt 1')
})

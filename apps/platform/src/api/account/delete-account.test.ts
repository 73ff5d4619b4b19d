import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { askForDeletion, finishDeletions } from '../../account/delete-account.ts'
import { checkout, pack, paymentEvent, webhook } from '../../billing/checkout/money.test-support.ts'
import { startFilePlatform, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { sendMail } from '../../records/mails.ts'
import { ada, bob, exported, lastMail, ledgerIsWhole, path, remove, traces } from './account.test-support.ts'
import { busyAccount } from './busy-account.test-support.ts'

describe('two busy accounts', () => {
  let platform: TestPlatform
  let key: string
  let others: string
  beforeAll(async () => {
    platform = await startFilePlatform()
    key = await busyAccount(platform, ada)
    others = await busyAccount(platform, bob)
  })
  afterAll(() => platform.stop())

  test('a deletion requires a recent sign-in and the address of the account', async () => {
    expect((await remove(platform, key)).status).toBe(401)
    expect((await remove(platform, `user:${ada}`, `${bob}@example.org`)).status).toBe(422)
    expect((await remove(platform, `early-user:${ada}`)).status).toBe(403)
    expect((await platform.get(`${path}/requests`, `user:${ada}`)).status).toBe(200)
    expect((await exported(platform, ada)).keys).toMatchObject([{ revoked_at: null }])
  })

  test('a deletion leaves no data of the user, and changes neither other users nor the ledger', async () => {
    const { database } = platform
    const before = await exported(platform, bob)
    const [receipt] = await database.query(
      `select receipts.id, number, amount from receipts join api_keys on api_keys.id = key_id where user_id = $1`,
      [ada],
    )
    expect(await traces(database)).toEqual(expect.arrayContaining(['mails', 'receipts', 'users']))
    const [customer] = await database.query<{ id: string }>(
      `select customer_id as id from payment_customers join api_keys on api_keys.id = key_id where user_id = $1`,
      [ada],
    )
    expect((await remove(platform, `user:${ada}`, ` ${ada.toUpperCase()}@example.org`)).status).toBe(200)
    expect(await traces(database)).toEqual([])
    expect(await lastMail(database)).toEqual({ subject: 'Your account was deleted', kind: 'notice' })
    const { stripe } = platform.services
    expect(await stripe.customers.retrieve(customer?.id ?? '')).toMatchObject({ deleted: true })
    expect(JSON.stringify(await stripe.events.list())).not.toContain(ada)
    await ledgerIsWhole(database)
    expect((await platform.post('/v1/embeddings', {}, key)).status).toBe(401)
    expect((await platform.get(`${path}/audit`, `user:${ada}`)).status).toBe(401)
    const [kept] = await database.query('select id, number, amount, email from receipts where id = $1', [
      (receipt as { id: string }).id,
    ])
    expect(kept).toEqual({ ...receipt, email: null })
    const [left] = await database.query(
      `select balance from accounts join api_keys on api_keys.id = key_id where erased_at is not null and accounts.kind = 'regular'`,
    )
    expect(left).toEqual({ balance: pack })
    const after = await exported(platform, bob)
    expect({ ...after, exported_at: '', user: {}, audit: after.audit.slice(1) }).toEqual({
      ...before,
      exported_at: '',
      user: {},
      audit: before.audit,
    })
    expect((await platform.post('/v1/embeddings', {}, others)).status).toBe(422)
  })
})

test('codes that were sent to the address and the phone number are deleted, those of others stay', async () => {
  const platform = await startTestPlatform()
  const { services, database } = platform
  const phone = '+4930471100'
  for (const recipient of ['Ada@Example.org', phone, 'bob@example.org'])
    await sendMail(database, { kind: 'notice', recipient, subject: 'Your code', body: '', at: new Date() })
  const change = { kind: 'change-email', recipient: 'new@example.org', subject: '', at: new Date() } as const
  await sendMail(database, { ...change, body: 'The account ada@example.org is to use new@example.org:' })
  await sendMail(database, { ...change, body: 'The account ada@example.org.uk is to use new@example.org:' })
  const identity = {
    uid: 'ada',
    email: 'ada@example.org',
    isEmailVerified: true,
    phone,
    authTime: new Date(),
  }
  await askForDeletion(services, identity, '127.0.0.1')
  await finishDeletions(services)
  expect(await database.query('select recipient, subject from mails order by 1')).toEqual([
    { recipient: 'ada@example.org', subject: 'Your account was deleted' },
    { recipient: 'bob@example.org', subject: 'Your code' },
    { recipient: 'new@example.org', subject: '' },
  ])
})

test('who has never confirmed the address cannot delete the requests of its owner to the sales team', async () => {
  const platform = await startTestPlatform()
  await busyAccount(platform, ada)
  const requests = () => platform.database.query('select name from contact_requests')
  const toSales = () => platform.database.query(`select id from mails where kind = 'contact'`)
  const before = [await requests(), await toSales()]
  expect(before.map(({ length }) => length)).toEqual([1, 1])
  await platform.trialKey(`unconfirmed-user:${bob}`)
  const identity = { uid: bob, email: `${ada}@example.org`, authTime: new Date() }
  await askForDeletion(platform.services, identity, '127.0.0.1')
  await finishDeletions(platform.services)
  expect([await requests(), await toSales()]).toEqual(before)
})

test('a payment that arrives after the deletion is not credited, and leaves no trace', async () => {
  const platform = await startTestPlatform()
  const { database } = platform
  const key = await platform.trialKey(`user:${ada}`)
  const email = `${ada}@example.org`
  const { session: id } = await checkout(platform, key)
  const session = await platform.services.stripe.checkout.sessions.retrieve(id)
  expect((await remove(platform)).status).toBe(200)
  // The provider charged the card before, and its event is late.
  const paid = { ...session, status: 'complete', payment_status: 'paid', customer_details: { email } }
  expect((await webhook(platform, paymentEvent(paid))).status).toBe(200)
  const receipts = await database.query('select amount, email from receipts')
  expect(receipts).toEqual([])
  expect(await traces(database)).toEqual([])
  await ledgerIsWhole(database)
})

test('the deletion of an account that was never confirmed is mailed to nobody', async () => {
  const platform = await startTestPlatform()
  const { services, database } = platform
  await askForDeletion(services, { uid: 'eve', email: 'stranger@example.org' }, '127.0.0.1')
  await finishDeletions(services)
  expect(await database.query('select user_id from account_deletions where finished_at is null')).toEqual([])
  expect(await database.query('select recipient from mails')).toEqual([])
})

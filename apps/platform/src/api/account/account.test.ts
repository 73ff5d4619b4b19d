import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { askForDeletion, finishDeletions } from '../../account/delete-account.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { erasures } from '../../account/erasures.ts'
import { exportResponse } from '../../account/schemas.ts'
import { checkout, pack, paymentEvent, webhook } from '../../billing/checkout/money.test-support.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { startFilePlatform, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { codeMailKinds, sendMail } from '../../records/mails.ts'
import { busyAccount, everyRow } from './busy-account.test-support.ts'

const path = '/api/v1/account'
const ada = 'ada-4711'
const bob = 'bob-0815'

/** Tables that `erasures` does not change, each with the reason. */
const notErased: Readonly<Record<string, string>> = {
  accounts: 'Balances of keys, for the ledger',
  transfers: 'What moved, for the ledger',
  entries: 'How much moved, for the ledger',
  api_keys: 'Anonymised by `eraseAccount` itself: what belongs to a user is found by it',
  account_deletions: 'Names the account until its deletion is done, and nobody afterwards',
  trial_grants: 'Addresses of clients, which no user is tied to',
  webhook_events: 'Ids of events',
  payment_customers:
    'Name customers of the payment provider, until `deleteCustomers` has deleted those there',
  debts: 'Tokens that keys owe, for the ledger',
  payment_reversals: 'Amounts that went back, by the id of a payment',
  holds: 'Numbers of tokens by key, until the call that they are for has ended',
  usage_days: 'How much keys used, for the ledger',
  service_days: 'How well each product worked on a day',
  service_incidents: 'When a product did not work',
  service_watch: 'When each product was last looked at',
  processes: 'Ids of running processes',
  rate_limits: 'Calls of the last minute by the id of a key or the address of a client, deleted soon after',
  sweeps: 'When background work is due',
  migrations: 'Which migrations were applied',
  readiness: 'When the readiness was last asked for',
  schema_functions: 'Which functions were applied',
}

const remove = (platform: TestPlatform, token = `user:${ada}`, confirm = `${ada}@example.org`) =>
  platform.send('DELETE', path, { confirm }, token)

async function exported(platform: TestPlatform, uid: string, token = `user:${uid}`) {
  const answer = await platform.get(`${path}/export`, token)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account.json"')
  return exportResponse.parse(await answer.json())
}

/** Returns the only mail to Ada. */
async function lastMail(database: Database): Promise<{ subject: string; kind: string } | undefined> {
  const [mail, ...others] = await database.query<{ subject: string; kind: string }>(
    'select subject, kind from mails where recipient = $1',
    [`${ada}@example.org`],
  )
  expect(others).toEqual([])
  return mail
}

/** Returns the tables that contain data of Ada, besides the mail that confirms the deletion. */
async function traces(database: Database): Promise<string[]> {
  const rows = [...(await everyRow(database, `subject <> 'Your account was deleted'`))]
  return rows.filter(([, text]) => text.toLowerCase().includes(ada)).map(([name]) => name)
}

async function ledgerIsWhole(database: Database): Promise<void> {
  const [sums] = await database.query(
    `select (select coalesce(sum(amount), 0)::bigint from entries) as entries,
       (select count(*)::int from accounts where kind <> 'system' and balance <>
         (select coalesce(sum(amount), 0) from entries where account_id = accounts.id)) as wrong`,
  )
  expect(sums).toEqual({ entries: 0, wrong: 0 })
}

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

  test('an export has all data of its user, none of the other user, and no key', async () => {
    const data = await exported(platform, ada)
    const { about: _, exported_at: __, user, ...sections } = data
    expect(user).toMatchObject({ uid: ada, email: `${ada}@example.org` })
    const empty = Object.entries(sections).filter(([, rows]) => rows.length === 0)
    // Nothing was charged by auto-recharge.
    expect(empty.map(([name]) => name)).toEqual(['auto_recharge_charges'])
    expect(sections.profile).toMatchObject([{ profile: { displayName: ada } }])
    expect(sections.keys).toMatchObject([{ tail: key.slice(-4), user_id: ada }])
    expect(sections.bulk_rows).toMatchObject([{ input: `a text of ${ada}` }])
    expect(sections.contact_requests).toMatchObject([{ name: ada, message: `From ${ada}` }])
    expect(sections.audit[0]).toMatchObject({ action: 'data_exported', ip: '127.0.0.1' })
    const text = JSON.stringify(data)
    const [hers] = await platform.database.query<{ hash: string }>(
      'select hash from api_keys where user_id = $1',
      [ada],
    )
    for (const secret of [bob, key, hers?.hash ?? '']) expect(text).not.toContain(secret)
  })

  test('who has never confirmed the address gets no messages of its owner', async () => {
    const recipient = `${ada}@example.org`
    const mail = { kind: 'notice', subject: 'To the owner', body: '', at: new Date() } as const
    await sendMail(platform.database, { ...mail, recipient })
    const { mails, contact_requests } = await exported(platform, ada, `unconfirmed-user:${ada}`)
    expect(contact_requests).toEqual([])
    // Those about the account's own keys only.
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter((one) => one['key_id'] === null)).toEqual([])
    expect((await exported(platform, ada)).mails).toContainEqual(
      expect.objectContaining({ subject: mail.subject }),
    )
  })

  test('the rows of a list are exported in the order of their time', async () => {
    const subjects = Array.from({ length: 8 }, (_, index) => `Mail ${index + 1}`)
    const sent = subjects.map((subject, index) => ({ subject, at: new Date(Date.UTC(2026, 0, index + 1)) }))
    for (const { subject, at } of sent.toReversed())
      await sendMail(platform.database, {
        ...{ kind: 'notice', body: '', recipient: `${ada}@example.org` },
        ...{ subject, at },
      })
    const { mails } = await exported(platform, ada)
    expect(mails.flatMap(({ subject }) => (/^Mail \d$/.test(String(subject)) ? [subject] : []))).toEqual(
      subjects,
    )
  })

  test('mails with a code are exported without it', async () => {
    const recipient = `${ada}@example.org`
    const texts = { subject: 'A code', body: 'code-4711' }
    for (const kind of [...codeMailKinds, 'notice'] as const)
      await sendMail(platform.database, { kind, recipient, ...texts, at: new Date() })
    const mails = (await exported(platform, ada)).mails.filter(({ subject }) => subject === texts.subject)
    expect(mails).toHaveLength(codeMailKinds.length + 1)
    expect(mails.filter(({ body }) => body !== undefined)).toMatchObject([{ kind: 'notice' }])
  })

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

test('data that a request in progress writes is deleted as well', async () => {
  const platform: TestPlatform = await startTestPlatform(
    {},
    {
      deleteIdentity: async () => {
        await platform.database.query(
          `insert into balance_notifications (key_id, threshold, email, armed, created_at) select id, 1, $1, true, now() from api_keys`,
          [`${ada}@example.org`],
        )
        await platform.database.query('insert into users (id) values ($1)', [ada])
      },
    },
  )
  await platform.trialKey(`user:${ada}`)
  expect((await remove(platform)).status).toBe(200)
  expect(await traces(platform.database)).toEqual([])
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

describe('an interrupted deletion', () => {
  test('can be requested again after a failure of the identity provider', async () => {
    let fails = true
    const platform = await startTestPlatform(
      {},
      {
        deleteIdentity: () =>
          fails ? Promise.reject(new Error('The identity provider is down.')) : Promise.resolve(),
      },
    )
    await busyAccount(platform, ada)
    const failed = await remove(platform)
    expect([failed.status, await failed.json()]).toMatchObject([
      503,
      { detail: expect.stringContaining('ask again') as string },
    ])
    expect(await traces(platform.database)).toEqual(['account_deletions'])
    // Data that a page writes in between is deleted as well.
    await platform.trialKey(`user:${ada}`)
    fails = false
    expect((await remove(platform)).status).toBe(200)
    expect(await traces(platform.database)).toEqual([])
    expect((await remove(platform)).status).toBe(401)
  })

  test('is finished by the next process after the end of the first one', async () => {
    const platform = await startTestPlatform()
    await busyAccount(platform, ada)
    const identity = { uid: ada, email: `${ada}@example.org`, isEmailVerified: true, authTime: new Date() }
    await askForDeletion(platform.services, identity, '127.0.0.1')
    await finishDeletions(platform.services)
    expect(await traces(platform.database)).toEqual([])
    const [deletion] = await platform.database.query(
      'select user_id, addresses, finished_at from account_deletions',
    )
    expect(deletion).toEqual({ user_id: null, addresses: null, finished_at: expect.any(Date) as Date })
  })

  test('changes nothing, whichever statement fails', async () => {
    const platform = await startTestPlatform()
    await busyAccount(platform, ada)
    const user = { uid: ada, addresses: [`${ada}@example.org`], proven: [`${ada}@example.org`], keyIds: [] }
    const deliveries = () => platform.database.query('select id from webhook_deliveries order by id')
    const [before, events] = [await everyRow(platform.database), await deliveries()]
    let statements = Infinity
    for (let end = 1; end < statements; end++) {
      let made = 0
      const cut = platform.database.transaction(async (sql) => {
        const query: Database['query'] = (text, values) => {
          made += 1
          if (made === end) return Promise.reject(new Error('The process ends.'))
          return sql.query(text, values)
        }
        await eraseAccount({ query }, user, new Date())
        statements = made
        throw new Error('The process ends.')
      })
      await expect(cut).rejects.toThrow('The process ends.')
    }
    expect(statements).toBeGreaterThan(Object.keys(erasures).length)
    const after = await everyRow(platform.database)
    const changed = [...before.keys()].filter((table) => before.get(table) !== after.get(table))
    // Background work changes these meanwhile.
    const inBackground = ['processes', 'sweeps', 'webhook_deliveries']
    expect(changed.filter((table) => !inBackground.includes(table))).toEqual([])
    expect(await deliveries()).toEqual(events)
  })
})

test('every table is listed as erased or, with a reason, as not erased', async () => {
  const platform = await startTestPlatform()
  const tables = [...(await everyRow(platform.database)).keys()]
  expect([...Object.keys(erasures), ...Object.keys(notErased)].toSorted()).toEqual(tables.toSorted())
})

test('the deletion of an account that was never confirmed is mailed to nobody', async () => {
  const platform = await startTestPlatform()
  const { services, database } = platform
  await askForDeletion(
    services,
    { uid: 'eve', email: 'stranger@example.org', authTime: new Date() },
    '127.0.0.1',
  )
  await finishDeletions(services)
  expect(await database.query('select user_id from account_deletions where finished_at is null')).toEqual([])
  expect(await database.query('select recipient from mails')).toEqual([])
})

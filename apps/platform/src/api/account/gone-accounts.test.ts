import { expect, test } from 'vitest'

import { askForDeletion } from '../../account/delete-account.ts'
import { eraseGoneAccounts, graceDays, userColumns } from '../../account/gone-accounts.ts'
import type { FindIdentities } from '../../kernel/identity.ts'
import { startTestPlatform } from '../../platform.test-support.ts'
import { sendMail } from '../../records/mails.ts'
import { ada, bob, lastMail, ledgerIsWhole, remove, traces } from './account.test-support.ts'
import { busyAccount } from './busy-account.test-support.ts'

const hour = 3_600_000
const grace = graceDays * 24 * hour

/** A platform whose clock a test moves, and an identity provider whose users a test deletes. */
async function startWithProvider(...uids: string[]) {
  const provider = { users: new Set(uids), isDown: false, passed: 0 }
  const now = () => new Date(Date.now() + provider.passed)
  const platform = await startTestPlatform({}, { now })
  const find: FindIdentities = (asked) =>
    provider.isDown
      ? Promise.reject(new Error('The identity provider is down.'))
      : Promise.resolve(
          asked
            .filter((uid) => provider.users.has(uid))
            .map((uid) => ({ uid, email: `${uid}@Example.org`, isEmailVerified: true, phone: undefined })),
        )
  const look = (processId = platform.services.processId) =>
    eraseGoneAccounts({ ...platform.services, processId }, find)
  return { platform, provider, look }
}

const deletions = 'select user_id, addresses, asked_by, finished_at from account_deletions'
const finished = { user_id: null, addresses: null, finished_at: expect.any(Date) as Date }

test('what is stored about a user whom the provider has deleted is erased when the grace is over, and nothing before', async () => {
  const { platform, provider, look } = await startWithProvider(ada, bob)
  const { database } = platform
  const key = await busyAccount(platform, ada)
  const others = await busyAccount(platform, bob)
  // By the address only, which the provider does not tell about a deleted user.
  const recipient = `${ada}@example.org`
  await sendMail(database, { kind: 'notice', recipient, subject: 'Your code', body: '', at: new Date() })
  await look()
  provider.users.delete(ada)
  await look()
  provider.passed += grace - hour
  await look()
  expect(await traces(database)).toEqual(expect.arrayContaining(['mails', 'receipts', 'users']))
  expect((await platform.post('/v1/embeddings', {}, key)).status).toBe(422)
  provider.passed += 2 * hour
  await look()
  expect(await traces(database)).toEqual([])
  expect(await lastMail(database)).toEqual({ subject: 'Your account was deleted', kind: 'notice' })
  expect(await database.query(deletions)).toEqual([{ ...finished, asked_by: 'provider' }])
  expect((await platform.post('/v1/embeddings', {}, key)).status).toBe(401)
  expect((await platform.post('/v1/embeddings', {}, others)).status).toBe(422)
  await ledgerIsWhole(database)
})

test('after our own deletion, nothing is left to look for, and an interrupted one is finished', async () => {
  const { platform, provider, look } = await startWithProvider(ada, bob)
  const { database, services } = platform
  await platform.trialKey(`user:${ada}`)
  await platform.trialKey(`user:${bob}`)
  await look()
  expect((await remove(platform)).status).toBe(200)
  provider.users.delete(ada)
  const identity = { uid: bob, email: `${bob}@example.org`, isEmailVerified: true, phone: undefined }
  await askForDeletion(services, identity, '127.0.0.1')
  provider.passed += 2 * grace
  await look()
  const byOwner = { ...finished, asked_by: 'owner' }
  expect(await database.query(deletions)).toEqual([byOwner, byOwner])
  expect(await database.query('select user_id from identities')).toEqual([])
})

test('a provider that is down erases nothing', async () => {
  const { platform, provider, look } = await startWithProvider(bob)
  await platform.trialKey(`user:${ada}`)
  await look()
  provider.isDown = true
  provider.passed += grace
  await expect(look()).rejects.toThrow('down')
  expect(await platform.database.query(deletions)).toEqual([])
  expect(await traces(platform.database)).toContain('api_keys')
})

test('a user whom the provider has again is kept, and a later deletion has the whole grace', async () => {
  const { platform, provider, look } = await startWithProvider()
  await platform.trialKey(`user:${ada}`)
  await look()
  provider.users.add(ada)
  provider.passed += grace
  await look()
  provider.users.delete(ada)
  await look()
  provider.passed += grace - hour
  await look()
  expect(await platform.database.query(deletions)).toEqual([])
  expect(await traces(platform.database)).toContain('identities')
})

test('a provider that lacks most of the users is not believed', async () => {
  const uids = Array.from({ length: 250 }, (_, index) => `user-${String(index).padStart(3, '0')}`)
  const { platform, provider, look } = await startWithProvider()
  const { database } = platform
  await database.query('insert into users (id) select unnest($1::text[])', [uids])
  await look()
  provider.passed += grace
  await look()
  expect(await database.query(deletions)).toEqual([])
  // Most of them are there again: the others are gone.
  provider.users = new Set(uids.slice(1))
  await look()
  expect(await database.query(deletions)).toEqual([{ ...finished, asked_by: 'provider' }])
  expect(await database.query('select id from users')).toHaveLength(uids.length - 1)
})

test('two processes that look at the same time erase and mail once', async () => {
  const { platform, provider, look } = await startWithProvider(ada)
  const { database } = platform
  await database.query(`insert into processes (id, seen_at) values ('other', now() + interval '1 hour')`)
  await platform.trialKey(`user:${ada}`)
  await look()
  provider.users.clear()
  await look()
  provider.passed += grace
  await Promise.all([look(), look('other')])
  expect(await traces(database)).toEqual([])
  expect(await database.query(deletions)).toEqual([{ ...finished, asked_by: 'provider' }])
  expect(await lastMail(database)).toEqual({ subject: 'Your account was deleted', kind: 'notice' })
})

test('a deletion on which another process works is left to it', async () => {
  const { platform, look } = await startWithProvider(ada)
  const { database, services } = platform
  await platform.trialKey(`user:${ada}`)
  const identity = { uid: ada, email: `${ada}@example.org`, isEmailVerified: true, phone: undefined }
  await askForDeletion(services, identity, '127.0.0.1')
  await database.query(`insert into processes (id, seen_at) values ('other', now() + interval '1 hour')`)
  await database.query(`update account_deletions set process_id = 'other'`)
  await look()
  expect(await database.query('select finished_at from account_deletions')).toEqual([{ finished_at: null }])
  await database.query(`delete from processes where id = 'other'`)
  await look()
  expect(await database.query(deletions)).toEqual([{ ...finished, asked_by: 'owner' }])
})

test('every table that names a user is looked through', async () => {
  const { platform } = await startWithProvider()
  const tables = await platform.database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' and table_name <> 'account_deletions'`,
  )
  const { users, ...named } = userColumns
  expect(users).toBe('id')
  expect(Object.keys(named).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

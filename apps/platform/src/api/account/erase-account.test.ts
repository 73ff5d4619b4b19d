import { describe, expect, test } from 'vitest'

import { askForDeletion, finishDeletions } from '../../account/delete-account.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import { erasures } from '../../account/erasures.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { ada, remove, traces } from './account.test-support.ts'
import { busyAccount, everyRow } from './busy-account.test-support.ts'

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
      { detail: expect.stringContaining('try again') as string },
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

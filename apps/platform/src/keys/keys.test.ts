import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey, revokeKey } from './keys.ts'

const at = new Date('2026-03-01T12:00:00Z')
const ip = '192.0.2.7'

test('a key that is created and revoked leaves one entry each in the audit log of its user', async () => {
  const database = await openTestDatabase()
  const { id } = await database.transaction(async (sql) => {
    const key = await createKey(sql, { kind: 'trial', userId: 'ada', at, ip })
    await revokeKey(sql, key.id, { at, detail: { by: 'transfer' } })
    await revokeKey(sql, key.id, { at })
    await revokeKey(sql, (await createKey(sql, { kind: 'zero', userId: null, at })).id, { at })
    return key
  })
  expect(await database.query('select user_id, action, subject, detail, ip from account_actions')).toEqual([
    { user_id: 'ada', action: 'key_created', subject: id, detail: { kind: 'trial' }, ip },
    { user_id: 'ada', action: 'key_revoked', subject: id, detail: { by: 'transfer' }, ip: null },
  ])
})

import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { recordAction } from './record-action.ts'

const at = new Date('2026-05-04T10:00:00Z')

test('an action is recorded with its transaction, and not without it', async () => {
  const database = await openTestDatabase()
  await database.transaction((sql) =>
    recordAction(sql, { userId: 'ada', action: 'key_renamed', subject: 'k1', detail: { name: 'Mill' }, at }),
  )
  const undone = database.transaction(async (sql) => {
    await recordAction(sql, { userId: 'ada', action: 'key_revoked', subject: 'k1', at })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await recordAction(database, { userId: null, action: 'purchase', at })
  expect(
    await database.query('select user_id, action, subject, detail, ip, at from account_actions'),
  ).toEqual([
    { user_id: 'ada', action: 'key_renamed', subject: 'k1', detail: { name: 'Mill' }, ip: null, at },
  ])
})

test('what is recorded is neither changed nor taken out', async () => {
  const database = await openTestDatabase()
  await recordAction(database, { userId: 'ada', action: 'key_created', at })
  for (const change of [`update account_actions set action = 'purchase'`, 'delete from account_actions'])
    await expect(database.query(change)).rejects.toThrow('append-only')
})

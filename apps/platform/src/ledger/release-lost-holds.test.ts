import { expect, test } from 'vitest'

import { joinProcesses } from '../kernel/processes/processes.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey } from '../keys/keys.ts'
import { holdTokens } from './holds.ts'
import { releaseHoldsOfEnded } from './release-lost-holds.ts'

test('the holds of a process that has ended are released, and no others', async () => {
  const database = await openTestDatabase()
  const at = new Date()
  const { id: keyId } = await database.transaction((sql) =>
    createKey(sql, { kind: 'trial', userId: null, at }),
  )
  const [own, other] = [
    await joinProcesses(database, { isAlone: false }),
    await joinProcesses(database, { isAlone: false }),
  ]
  const expiresAt = new Date(at.getTime() + 3_600_000)
  for (const processId of [own.id, other.id, 'killed', undefined])
    await holdTokens(database, {
      id: `call of ${processId}`,
      keyId,
      least: 1,
      most: 10,
      at,
      expiresAt,
      ...(processId !== undefined && { processId }),
    })
  const left = async () =>
    (await database.query<{ id: string }>('select id from holds order by id')).map(({ id }) => id)

  expect(await releaseHoldsOfEnded(database, own.id)).toBe(1)
  expect(await left()).not.toContain('call of killed')
  await database.query(`update processes set seen_at = now() - interval '11 seconds'`)
  expect(await releaseHoldsOfEnded(database, own.id)).toBe(1)
  expect(await left()).toEqual([`call of ${own.id}`, 'call of undefined'].toSorted())
  await Promise.all([own.stop(), other.stop()])
})

import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { mailTextsOfKey } from './mail-texts.ts'

test.each([
  ['a user who chose German', { preferences: { language: 'de' } }, 'Niedriges Guthaben: unter 1.000 Token'],
  ['a user who chose nothing', {}, 'Low balance: below 1,000 tokens'],
  ['a user with a language that there is not', { preferences: { language: 'pt' } }, 'Low balance: below'],
  ['a user with an invalid language', { preferences: { language: 7 } }, 'Low balance: below'],
  ['no user', null, 'Low balance: below'],
])('mails about a key of %s are in that language, or in English', async (_, profile, subject) => {
  const database = await openTestDatabase()
  if (profile !== null)
    await database.query(`insert into users (id, profile) values ('ada', $1)`, [JSON.stringify(profile)])
  await database.query(
    `insert into api_keys (id, hash, kind, tail, user_id, created_at) values ('k1', 'h', 'trial', 'abcd', $1, now())`,
    [profile === null ? null : 'ada'],
  )
  const { t } = await mailTextsOfKey(database, 'k1')
  expect(t('lowBalance.subject', { threshold: 1000 })).toContain(subject)
})

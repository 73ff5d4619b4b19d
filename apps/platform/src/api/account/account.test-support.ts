import { expect } from 'vitest'

import { exportResponse } from '../../account/schemas.ts'
import type { Database } from '../../kernel/storage/database.ts'
import type { TestPlatform } from '../../platform.test-support.ts'
import { everyRow } from './busy-account.test-support.ts'

export const path = '/api/v1/account'
export const ada = 'ada-4711'
export const bob = 'bob-0815'

/** Asks for the deletion of Ada's account. */
export const remove = (platform: TestPlatform, token = `user:${ada}`, confirm = `${ada}@example.org`) =>
  platform.send('DELETE', path, { confirm }, token)

/** Returns the export of a user. */
export async function exported(platform: TestPlatform, uid: string, token = `user:${uid}`) {
  const answer = await platform.get(`${path}/export`, token)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account.json"')
  return exportResponse.parse(await answer.json())
}

/** Returns the only mail to Ada. */
export async function lastMail(database: Database): Promise<{ subject: string; kind: string } | undefined> {
  const [mail, ...others] = await database.query<{ subject: string; kind: string }>(
    'select subject, kind from mails where recipient = $1',
    [`${ada}@example.org`],
  )
  expect(others).toEqual([])
  return mail
}

/** Returns the tables that contain data of Ada, besides the mail that confirms the deletion. */
export async function traces(database: Database): Promise<string[]> {
  const rows = [...(await everyRow(database, `subject <> 'Your account was deleted'`))]
  return rows.filter(([, text]) => text.toLowerCase().includes(ada)).map(([name]) => name)
}

/** Expects that all entries sum to zero, and that every balance is the sum of its entries. */
export async function ledgerIsWhole(database: Database): Promise<void> {
  const [sums] = await database.query(
    `select (select coalesce(sum(amount), 0)::bigint from entries) as entries,
       (select count(*)::int from accounts where kind <> 'system' and balance <>
         (select coalesce(sum(amount), 0) from entries where account_id = accounts.id)) as wrong`,
  )
  expect(sums).toEqual({ entries: 0, wrong: 0 })
}

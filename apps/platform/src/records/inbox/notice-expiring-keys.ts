import { formatUtc } from '@search-foundation/i18n/format'

import { startBackground, type Background } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { takeSweep } from '../../kernel/processes/sweeps.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { mailTextsOfKey } from '../mail-texts.ts'
import { sendAlert } from '../mails.ts'

const name = 'notices of expiring keys'
const hourMilliseconds = 3_600_000
/** How long before its end a key is noticed, in days. */
const noticeDays = 7

interface Noticed {
  key_id: string
  tail: string
  expires_at: Date
  /** Address of the key's user; null for none. */
  email: string | null
}

/** Puts every key that ends within a week into the inbox of its user and mails them, once for each end. */
export async function noticeExpiringKeys(database: Database, at: Date): Promise<void> {
  await database.transaction(async (sql) => {
    const noticed = await sql.query<Noticed>(
      `with added as (
         insert into inbox (id, user_id, key_id, kind, data, created_at)
         select 'expiry_' || id || '_' || extract(epoch from expires_at)::bigint, user_id, id, 'key_expiry',
           jsonb_build_object('expires_at', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), $1::timestamptz
         from api_keys
         where user_id is not null and revoked_at is null and expires_at > $1
           and expires_at < $1::timestamptz + ${noticeDays} * interval '1 day'
         on conflict (id) do nothing returning key_id
       )
       select key_id, tail, expires_at, profile ->> 'email' as email
       from added join api_keys on api_keys.id = key_id left join users on users.id = api_keys.user_id`,
      [at],
    )
    for (const { key_id: keyId, tail, expires_at: expiresAt, email } of noticed) {
      if (email === null) continue
      const { t, locale } = await mailTextsOfKey(sql, keyId)
      await sendAlert(sql, {
        kind: 'key-expiry',
        keyId,
        recipient: email,
        subject: t('keyExpiry.subject'),
        body: `${t('keyExpiry.body', { tail, time: formatUtc(expiresAt, locale) })}\n${t('keyExpiry.advice')}`,
        at,
      })
    }
  })
}

/** Notices expiring keys every hour. */
export function watchExpiringKeys({ database, now }: Pick<Core, 'database' | 'now'>): Background {
  return startBackground({
    name,
    sweepMilliseconds: hourMilliseconds,
    takeSweep: () => takeSweep(database, name, hourMilliseconds),
    work: () => noticeExpiringKeys(database, now()),
  })
}

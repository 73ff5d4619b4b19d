import { startBackground, type Background } from '../../kernel/background.ts'
import type { Core } from '../../kernel/core.ts'
import { takeSweep } from '../../kernel/processes/sweeps.ts'
import type { Sql } from '../../kernel/storage/database.ts'

const name = 'notices of expiring keys'
const hourMilliseconds = 3_600_000
/** How long before its end a key is noticed, in days. */
const noticeDays = 7

/** Puts every key that ends within a week into the inbox of its user, once for each end. */
export async function noticeExpiringKeys(sql: Sql, at: Date): Promise<void> {
  await sql.query(
    `insert into inbox (id, user_id, key_id, kind, data, created_at)
     select 'expiry_' || id || '_' || extract(epoch from expires_at)::bigint, user_id, id, 'key_expiry',
       jsonb_build_object('expires_at', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), $1::timestamptz
     from api_keys
     where user_id is not null and revoked_at is null and expires_at > $1
       and expires_at < $1::timestamptz + ${noticeDays} * interval '1 day'
     on conflict (id) do nothing`,
    [at],
  )
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

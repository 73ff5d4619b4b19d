import type { Sql } from '../kernel/storage/database.ts'
import { recordAction, type AccountAction, type Occasion } from '../records/record-action.ts'
import type { KeySettings } from './keys.ts'
import type { AccountKey } from './schemas.ts'

/** Changes the given settings of a user's key inside the caller's transaction, with an entry in the audit log for each that is different afterwards. */
export async function changeKey(
  sql: Sql,
  key: AccountKey,
  change: { [Name in keyof KeySettings]?: KeySettings[Name] | undefined } & {
    stores_bodies?: boolean | undefined
  },
  { userId, ...occasion }: Occasion & { userId: string },
): Promise<void> {
  const { name = key.name, scopes = key.scopes, expires_at: end } = change
  const { stores_bodies: storesBodies = key.stores_bodies } = change
  const until = end === undefined ? key.expires_at : (end?.toISOString() ?? null)
  await sql.query(
    'update api_keys set name = $2, scopes = $3, expires_at = $4, stores_bodies = $5 where id = $1',
    [key.id, name, scopes, until, storesBodies],
  )
  if (!storesBodies) await sql.query('delete from request_bodies where key_id = $1', [key.id])
  const record = (action: AccountAction, detail: object) =>
    recordAction(sql, { ...occasion, userId, action, subject: key.id, detail: { ...detail } })
  if (name !== key.name) await record('key_renamed', { name })
  if (JSON.stringify(scopes) !== JSON.stringify(key.scopes)) await record('key_scopes_changed', { scopes })
  if (until !== key.expires_at) await record('key_expiry_changed', { expires_at: until })
  if (storesBodies !== key.stores_bodies) await record('key_bodies_changed', { stores_bodies: storesBodies })
}

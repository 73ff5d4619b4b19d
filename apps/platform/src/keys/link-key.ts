import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { inTurn } from '../kernel/storage/in-turn.ts'
import { recordAction } from '../records/record-action.ts'
import { maxKeys, type KeyOwner } from './account-keys.ts'
import { countActiveKeys, findKey } from './keys.ts'
import { readAccountKeys } from './read-account-keys.ts'
import type { AccountKey } from './schemas.ts'

/**
 * Adds a key without an account to that of a signed-in user, who proves by its text that it is theirs. Addresses that were confirmed for the key stay so.
 * A key that they have already is returned as it is. Throws 404 for a key that is unknown, revoked or expired, and 409 for a key of another
 * account and for a user with as many keys as allowed.
 */
export async function linkKey(
  { database, now }: Pick<Core, 'database' | 'now'>,
  { identity: { uid }, ip }: KeyOwner,
  text: string,
): Promise<AccountKey> {
  const at = now()
  return inTurn(database, `keys:${uid}`, async (sql) => {
    const found = await findKey(sql, text, at)
    if (found === undefined)
      throw new ApiFailure(404, 'This API key does not exist. It may be mistyped or revoked.')
    const { id } = found
    if (found.user_id !== uid) {
      if ((await countActiveKeys(sql, uid)) >= maxKeys)
        throw new ApiFailure(
          409,
          `You've reached the limit of ${maxKeys} active keys. Revoke one to add another.`,
        )
      const linked = await sql.query(
        'update api_keys set user_id = $2 where id = $1 and user_id is null and revoked_at is null returning 1 as one',
        [id, uid],
      )
      if (linked.length === 0) throw new ApiFailure(409, 'This API key belongs to another account.')
      await sql.query(
        `insert into alert_addresses (owner, email, confirmed_at)
         select $2, email, confirmed_at from alert_addresses where owner = $1 and confirmed_at is not null
         on conflict (owner, email) do update set confirmed_at = coalesce(alert_addresses.confirmed_at, excluded.confirmed_at)`,
        [id, uid],
      )
      await sql.query('delete from alert_addresses where owner = $1', [id])
      await recordAction(sql, { userId: uid, action: 'key_linked', subject: id, at, ip })
    }
    const [key] = await readAccountKeys(sql, uid, at, { id })
    if (key === undefined) throw new Error(`The linked key ${id} was not found.`)
    return key
  })
}

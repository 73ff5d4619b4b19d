import type { Sql } from '../kernel/storage/database.ts'
import { listKeysOfUser } from '../keys/keys.ts'
import { erasures } from './erasures.ts'
import { forOwner, ownerValues, type Owner } from './owner.ts'

/**
 * Erases the data of a user inside the caller's transaction. Can be repeated.
 * Revokes the user's keys, which stay without owner, name and hash for the ledger and the receipts.
 * `keyIds` are the keys of earlier runs; returns them together with those of this run.
 */
export async function eraseAccount(sql: Sql, owner: Owner, at: Date): Promise<string[]> {
  const { uid, keyIds } = owner
  // Keys are locked first, as payments do: a parallel payment is credited before, or to a key without a user.
  await sql.query('select id from api_keys where user_id = $1 order by id for update', [uid])
  const keys = await listKeysOfUser(sql, uid)
  const allIds = [...keyIds, ...keys.map(({ id }) => id)]
  await sql.query(`select set_config('platform.erased_user', $1, true)`, [uid])
  for (const statement of Object.values(erasures))
    await sql.query(forOwner(statement), ownerValues({ ...owner, keyIds: allIds }))
  await sql.query(
    `update api_keys set user_id = null, email = null, name = null, hash = 'erased:' || id, previous_hash = null,
       previous_ends_at = null, erased_at = $2,
       revoked_at = least(coalesce(revoked_at, $2), $2)
     where id = any($1::text[])`,
    [allIds, at],
  )
  return allIds
}

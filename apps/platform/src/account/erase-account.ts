import type { Sql } from '../kernel/storage/database.ts'
import { listKeysOfUser } from '../keys/keys.ts'
import { erasures } from './erasures.ts'
import { forOwner, ownerValues, type Owner } from './owner.ts'

/**
 * Erases what is kept about a user, inside the caller's transaction; doing it again does no harm.
 * The user's keys end at once. They stay without owner, name and hash, for the ledger and the receipts.
 * `keyIds` are those that an earlier time has taken from the user; the answer is those and the ones of this time.
 */
export async function eraseAccount(sql: Sql, { uid, addresses, keyIds }: Owner, at: Date): Promise<string[]> {
  // Keys are locked before everything else, as payments do: one that arrives now is credited before, or to a key without a user.
  await sql.query('select id from api_keys where user_id = $1 order by id for update', [uid])
  const keys = await listKeysOfUser(sql, uid)
  const allIds = [...keyIds, ...keys.map(({ id }) => id)]
  await sql.query(`select set_config('platform.erased_user', $1, true)`, [uid])
  for (const statement of Object.values(erasures))
    await sql.query(forOwner(statement), ownerValues({ uid, addresses, keyIds: allIds }))
  await sql.query(
    `update api_keys set user_id = null, email = null, name = null, hash = 'erased:' || id, previous_hash = null,
       previous_ends_at = null, erased_at = $2,
       revoked_at = least(coalesce(revoked_at, $2), $2)
     where id = any($1::text[])`,
    [allIds, at],
  )
  return allIds
}

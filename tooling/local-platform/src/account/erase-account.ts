import { forgetKeys } from '../payments/forget-keys.ts'
import type { Sql } from '../storage/database.ts'
import { erasures } from './erasures.ts'
import { forOwner, ownerValues, readOwner, type Owner } from './owner.ts'

/**
 * Erases what is kept about a user, inside the caller's transaction; doing it again does no harm.
 * The user's keys end at once. They stay without owner, name and hash, for the ledger and the receipts.
 */
export async function eraseAccount(
  sql: Sql,
  user: Pick<Owner, 'uid' | 'addresses'>,
  at: Date,
): Promise<void> {
  // Keys are locked before everything else, as payments do: one that arrives now is credited before, or to a key without a user.
  await sql.query('select id from api_keys where user_id = $1 order by id for no key update', [user.uid])
  const owner = await readOwner(sql, user)
  await sql.query(`select set_config('platform.erased_user', $1, true)`, [user.uid])
  for (const statement of Object.values(erasures)) await sql.query(forOwner(statement), ownerValues(owner))
  await forgetKeys(sql, owner.keyIds)
  await sql.query(
    `update api_keys set user_id = null, email = null, hash = 'erased:' || id, erased_at = $2,
       revoked_at = least(coalesce(revoked_at, $2), $2)
     where id = any($1::text[])`,
    [owner.keyIds, at],
  )
}

import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { listKeysOfUser } from '../keys/keys.ts'

/** By what the rows of a user are found. */
export interface Owner {
  uid: string
  /** Ended keys included. */
  keyIds: readonly string[]
  /** Mail address and phone number, in small letters. */
  addresses: readonly string[]
}

/** The addresses that mails and codes about a user's sign-in go to. */
export const addressesOf = ({ email, phone }: Identity): string[] =>
  [email, phone].filter((address) => address !== undefined).map((address) => address.toLowerCase())

/** Reads which keys a user has. */
export async function readOwner(sql: Sql, identity: Identity): Promise<Owner> {
  const keys = await listKeysOfUser(sql, identity.uid)
  return { uid: identity.uid, addresses: addressesOf(identity), keyIds: keys.map(({ id }) => id) }
}

/** Puts `owner` (uid, keys, addresses) before a statement, as a table of one row. */
export const forOwner = (statement: string) =>
  `with owner as (select $1::text as uid, $2::text[] as keys, $3::text[] as addresses) ${statement}`

/** The values that `forOwner` takes. */
export const ownerValues = ({ uid, keyIds, addresses }: Owner) => [uid, keyIds, addresses]

/** Whose mail it is: of a key of the owner, or about no key and sent to the owner. */
export const isMailOfOwner =
  '(mails.key_id = any(owner.keys) or (mails.key_id is null and lower(mails.recipient) = any(owner.addresses)))'

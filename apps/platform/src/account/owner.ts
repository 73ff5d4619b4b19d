import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { listKeysOfUser } from '../keys/keys.ts'

/** Identifiers that select a user's rows. */
export interface Owner {
  uid: string
  /** Revoked and expired keys included. */
  keyIds: readonly string[]
  /** Email address and phone number, in lower case. */
  addresses: readonly string[]
}

/** Returns the addresses that mails and codes about a user's sign-in are sent to. */
export const addressesOf = ({ email, phone }: Identity): string[] =>
  [email, phone].filter((address) => address !== undefined).map((address) => address.toLowerCase())

/** Reads the ids of a user's keys. */
export async function readOwner(sql: Sql, identity: Identity): Promise<Owner> {
  const keys = await listKeysOfUser(sql, identity.uid)
  return { uid: identity.uid, addresses: addressesOf(identity), keyIds: keys.map(({ id }) => id) }
}

/** Adds `owner` (uid, keys, addresses) to a statement, as a table of one row. */
export const forOwner = (statement: string) =>
  `with owner as (select $1::text as uid, $2::text[] as keys, $3::text[] as addresses) ${statement}`

/** Returns the parameters of a statement of `forOwner`. */
export const ownerValues = ({ uid, keyIds, addresses }: Owner) => [uid, keyIds, addresses]

/** SQL condition for mails of the owner: about one of their keys, or about no key and sent to one of their addresses. */
export const isMailOfOwner =
  '(mails.key_id = any(owner.keys) or (mails.key_id is null and lower(mails.recipient) = any(owner.addresses)))'

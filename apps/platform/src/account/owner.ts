import type { Identity, ListedIdentity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { listKeysOfUser } from '../keys/keys.ts'

/** Identifiers that select a user's rows. */
export interface Owner {
  uid: string
  /** Revoked and expired keys included. */
  keyIds: readonly string[]
  /** Email address and phone number, in lower case. Anybody can sign up with the email address of somebody else. */
  addresses: readonly string[]
  /** The `addresses` at which the user has received mail. */
  proven: readonly string[]
}

/** Returns the addresses that mails and codes about a user's sign-in are sent to. */
export const addressesOf = ({ email, phone }: ListedIdentity): string[] =>
  [email, phone].filter((address) => address !== undefined).map((address) => address.toLowerCase())

/** Returns those of `addressesOf` at which the user has received a message: a phone signs in by one only. */
export const provenAddressesOf = (identity: ListedIdentity): string[] =>
  addressesOf(identity.isEmailVerified === true ? identity : { ...identity, email: undefined })

/** Reads the ids of a user's keys. */
export async function readOwner(sql: Sql, identity: Identity): Promise<Owner> {
  const keys = await listKeysOfUser(sql, identity.uid)
  return {
    uid: identity.uid,
    addresses: addressesOf(identity),
    proven: provenAddressesOf(identity),
    keyIds: keys.map(({ id }) => id),
  }
}

/** Adds `owner` (uid, keys, addresses, proven) to a statement, as a table of one row. */
export const forOwner = (statement: string) =>
  `with owner as (select $1::text as uid, $2::text[] as keys, $3::text[] as addresses, $4::text[] as proven) ${statement}`

/** Returns the parameters of a statement of `forOwner`. */
export const ownerValues = ({ uid, keyIds, addresses, proven }: Owner) => [uid, keyIds, addresses, proven]

/** SQL condition for mails about one of the owner's keys, or about no key and sent to one of the addresses. */
export const isMailTo = (addresses: 'owner.addresses' | 'owner.proven') =>
  `(mails.key_id = any(owner.keys) or (mails.key_id is null and lower(mails.recipient) = any(${addresses})))`

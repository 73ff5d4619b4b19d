import type { AccountKey } from '@search-foundation/api-client/account'

/** Whose tokens a page is about: the key stored in this browser, all keys of the signed-in user, or one of them. */
export type KeyScope =
  | { browser: { apiKey: string }; account?: undefined }
  | { account: { uid: string; keyId?: string }; browser?: undefined }

/** Value of the address parameter `key` for the key stored in this browser; others are ids of keys. */
export const browserKeyId = 'browser'

export interface KeyScopeChoice {
  /** The address parameter `key`. */
  wanted: string | null
  /** The key stored in this browser. */
  apiKey: string | null
  /** The signed-in user. */
  uid: string | null
  /** The keys of the signed-in user. */
  keys: readonly Pick<AccountKey, 'id'>[]
}

/**
 * Returns the scope for an address: what it asks for, if that exists; else the account, if it has keys; else the key in this browser. Returns null
 * without any key.
 */
export function chooseKeyScope({ wanted, apiKey, uid, keys }: KeyScopeChoice): KeyScope | null {
  const browser: KeyScope | null = apiKey === null ? null : { browser: { apiKey } }
  if (uid === null || keys.length === 0 || (wanted === browserKeyId && browser !== null)) return browser
  const key = keys.find(({ id }) => id === wanted)
  return { account: key === undefined ? { uid } : { uid, keyId: key.id } }
}

import type { AccountKey, KeyScope as CallScope } from '@search-foundation/api-client/account'
import { ownKeyReference } from '@search-foundation/store/own-key'

import { maskKey } from '../api-key/mask-key.ts'

/** Whose tokens a page is about: the key stored in this browser, all keys of the signed-in user, or one of them. */
export type KeyScope =
  | { browser: { apiKey: string }; account?: undefined }
  | { account: { uid: string; keyId?: string }; browser?: undefined }

/** The key that a page acts with. */
export interface KeyInUse {
  /** What calls take: the text of the key in this browser, or the reference to one of the signed-in user's keys. */
  apiKey: string
  /** The key of the signed-in user; undefined for one in this browser that is not theirs. */
  own?: { uid: string; key: AccountKey }
}

/** Value of the address parameter `key` for the key stored in this browser; others are ids of keys. */
export const browserKeyId = 'browser'

export interface KeyScopeChoice<Key = AccountKey> {
  /** The address parameter `key`. */
  wanted: string | null
  /** The key stored in this browser, unless it is one of `keys`. */
  apiKey: string | null
  /** The signed-in user. */
  uid: string | null
  /** The keys of the signed-in user. */
  keys: readonly Key[]
  /**
   * Whether the keys of the signed-in user could not be loaded.
   * @default false
   */
  isUnknown?: boolean
}

/**
 * Returns the scope for an address: what it asks for, if that exists; else the account, if it has keys; else the key in this browser. Returns null
 * without any key. What is about an account is shown also while its keys are unknown; the service refuses a key that is not one of them.
 */
export function chooseKeyScope({
  wanted,
  apiKey,
  uid,
  keys,
  isUnknown = false,
}: KeyScopeChoice<Pick<AccountKey, 'id'>>): KeyScope | null {
  const browser: KeyScope | null = apiKey === null ? null : { browser: { apiKey } }
  if (uid !== null && isUnknown && browser === null)
    return { account: wanted === null || wanted === browserKeyId ? { uid } : { uid, keyId: wanted } }
  if (uid === null || keys.length === 0 || (wanted === browserKeyId && browser !== null)) return browser
  const key = keys.find(({ id }) => id === wanted)
  return { account: key === undefined ? { uid } : { uid, keyId: key.id } }
}

/** Whether a key of the account is one whose text is known. Only masks are stored of account keys. */
export const isKeyText = ({ masked }: Pick<AccountKey, 'masked'>, text: string | null): boolean =>
  text !== null && maskKey(text) === masked

/** Whether a key is limited to other calls than what `needs` names. */
export const isLacking = ({ scopes }: Pick<AccountKey, 'scopes'>, needs: CallScope | undefined): boolean =>
  needs !== undefined && scopes?.includes(needs) === false

/**
 * Returns the key to act with: that of the scope. Where all keys of the account are the scope, one that is allowed what the page `needs`: the one whose text
 * is `stored` in this browser, else the one with the most tokens. Returns null without any key.
 */
export function chooseKeyInUse(
  choice: KeyScopeChoice,
  stored: string | null,
  { needs, now = new Date() }: { needs?: CallScope | undefined; now?: Date } = {},
): KeyInUse | null {
  const scope = chooseKeyScope(choice)
  if (scope === null) return null
  if (scope.browser) return { apiKey: scope.browser.apiKey }
  const { uid, keyId } = scope.account
  const allowed = choice.keys.filter((key) => !isLacking(key, needs))
  const keys = allowed.length > 0 ? allowed : choice.keys
  const hasEnded = ({ expires_at: end }: AccountKey) => end !== null && new Date(end) <= now
  const key =
    choice.keys.find(({ id }) => id === keyId) ??
    keys.find((own) => isKeyText(own, stored)) ??
    keys.toSorted(
      (a, b) => Number(hasEnded(a)) - Number(hasEnded(b)) || b.wallet.total_balance - a.wallet.total_balance,
    )[0]
  return key === undefined ? null : { apiKey: ownKeyReference({ uid, keyId: key.id }), own: { uid, key } }
}

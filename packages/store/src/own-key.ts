/** What the reference to an own key begins with. No key begins so. */
const prefix = 'own-key:'

/** One of the signed-in user's keys, whose text nobody has any more. */
export interface OwnKey {
  uid: string
  keyId: string
}

/**
 * Returns the reference to one of the signed-in user's keys: what calls take in place of the text of a key. It is no secret; the store
 * sends a session key in its place (`session-keys.ts`).
 */
export const ownKeyReference = ({ uid, keyId }: OwnKey): string =>
  `${prefix}${encodeURIComponent(uid)}:${encodeURIComponent(keyId)}`

/** Reads a reference of `ownKeyReference`; undefined for the text of a key. */
export function readOwnKey(key: string): OwnKey | undefined {
  const [uid, keyId, ...rest] = key.startsWith(prefix) ? key.slice(prefix.length).split(':') : []
  if (uid === undefined || keyId === undefined || rest.length > 0) return undefined
  return { uid: decodeURIComponent(uid), keyId: decodeURIComponent(keyId) }
}

import { entryOf, parseEntry, type TextStorage } from './text-storage.ts'

/** Local storage entry of the signed-in user, which the dashboard writes (specification §3). */
export const storedUserEntry = entryOf('user', 'user')

/** What a page without the identity provider's code knows about the signed-in user. */
export interface StoredUser {
  /** How the user is called: the first known of name, address, phone number and id. */
  name: string
}

/** Reads who is signed in, as the dashboard stored it; null for nobody. */
export function readStoredUser(storage: TextStorage): StoredUser | null {
  const user = parseEntry(storage.getItem(storedUserEntry))
  if (typeof user !== 'object' || user === null) return null
  const { displayName, email, phoneNumber, uid } = user as Readonly<Record<string, unknown>>
  const name = [displayName, email, phoneNumber, uid].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return typeof name === 'string' ? { name } : null
}

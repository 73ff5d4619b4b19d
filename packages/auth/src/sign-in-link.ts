/** Where the address is stored to which the last sign-in link was sent, so that it need not be typed again on the same device. */
const storageKey = 'sf:sign-in-link-email'

/** Query parameters that the identity provider adds to the address of a sign-in link. */
const linkParameters = ['apiKey', 'mode', 'oobCode', 'lang', 'tenantId'] as const

/** Whether an address is that of a sign-in link. */
export function isSignInLink(address: string): boolean {
  const query = new URL(address).searchParams
  return query.get('mode') === 'signIn' && query.has('oobCode')
}

/** Returns the address of a page without the parameters of a sign-in link. */
export function withoutSignInLink(address: string): URL {
  const url = new URL(address)
  for (const name of linkParameters) url.searchParams.delete(name)
  return url
}

/** Runs a change of the storage. A browser may block it; then the email address has to be typed again. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

/** The address for which this browser requested a link; undefined on another device or when storage is blocked. */
export const linkEmail = (): string | undefined =>
  withStorage((storage) => storage.getItem(storageKey)) ?? undefined

/** Stores the address to which a link was sent; undefined removes it. */
export const storeLinkEmail = (email: string | undefined): void =>
  withStorage((storage) =>
    email === undefined ? storage.removeItem(storageKey) : storage.setItem(storageKey, email),
  )

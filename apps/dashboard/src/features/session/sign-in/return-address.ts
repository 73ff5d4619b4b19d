import { withoutSignInLink } from '@search-foundation/auth/sign-in-link'

/** The address of the current page, without what belongs to a sign-in. */
export function returnAddress(): string {
  const address = withoutSignInLink(location.href)
  address.searchParams.delete('login')
  return address.href
}

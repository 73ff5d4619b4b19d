import { prefixPath, splitLocalePath } from '@search-foundation/i18n/locale-path'
import { canonicalLocale } from '@search-foundation/i18n/locale-table'

import { dashboardPath, isDashboardPath } from '../place/place.ts'

/** The page that the links of the identity provider's mails lead to, without a locale. The platform and the provider are set up with it. */
export const accountActionPath = `${dashboardPath}/account-action`

/** The address at which to continue after a mailed link: the one that the link names if it is a page of the dashboard, else the overview. */
export function continueAddress(link: URL): URL {
  const named = link.searchParams.get('continueUrl') ?? ''
  const address = URL.canParse(named) ? new URL(named) : undefined
  return address?.origin === link.origin && isDashboardPath(address.pathname)
    ? address
    : new URL(dashboardPath, link)
}

/**
 * Returns the address of the page that a mailed link opens: in the language that the link names, and for a link that signs in the
 * page where the sign-in was requested, with the parameters of the link. Any other address is returned unchanged.
 */
export function openedAddress(address: URL): URL {
  const { locale, path } = splitLocalePath(address.pathname)
  if (path !== accountActionPath) return address
  if (address.searchParams.get('mode') === 'signIn') {
    const target = continueAddress(address)
    for (const [name, value] of address.searchParams)
      if (name !== 'continueUrl') target.searchParams.set(name, value)
    return target
  }
  const language = canonicalLocale(address.searchParams.get('lang') ?? '')
  if (locale !== undefined || language === undefined) return address
  const localized = new URL(address)
  localized.pathname = prefixPath(path, language)
  return localized
}

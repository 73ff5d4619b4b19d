import { AuthError } from '../auth-error.ts'

export interface DomainQuestion {
  /** Address of the identity provider. */
  identityUrl: string
  apiKey: string
  /** Host name of the page that wants to sign a user in. */
  hostname: string
}

/** Returns whether a host is one of the domains, or below one. */
export const isAuthorized = (hostname: string, domains: readonly string[]): boolean =>
  domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))

/** Reads the domains whose pages may sign users in. Throws `network-request-failed` when the provider does not list them. */
async function readDomains({ identityUrl, apiKey }: DomainQuestion): Promise<string[]> {
  const address = new URL('/identitytoolkit.googleapis.com/v1/projects', identityUrl)
  address.searchParams.set('key', apiKey)
  try {
    const response = await fetch(address)
    const { authorizedDomains } = (await response.json()) as { authorizedDomains?: string[] }
    if (authorizedDomains !== undefined) return authorizedDomains
  } catch (cause) {
    throw new AuthError('network-request-failed', { cause })
  }
  throw new AuthError('network-request-failed')
}

/**
 * Asks an identity provider on this machine whether it lets pages of a domain sign users in, as the window of the provider's own service asks.
 * Throws `unauthorized-domain`, `network-request-failed`.
 */
export async function requireAuthorizedDomain(question: DomainQuestion): Promise<void> {
  if (!isAuthorized(question.hostname, await readDomains(question)))
    throw new AuthError('unauthorized-domain')
}

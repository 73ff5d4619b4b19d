/** Name of the cookie that carries the API key to other parts of the site (specification §4). */
const apiKeyCookie = 'apiKey'

/** Hosts that have no domain to share a cookie on. */
const isLocal = (hostname: string) => !hostname.includes('.') || /^[\d.]+$|:/.test(hostname)

/**
 * The domains a cookie of this host may be for, the widest first: `b.example`, `a.b.example`, then the host alone
 * (undefined). Which of them is registrable only the browser knows, by its list of public suffixes.
 */
function domainsOf(hostname: string): (string | undefined)[] {
  if (isLocal(hostname)) return [undefined]
  const labels = hostname.split('.')
  return [
    ...labels.slice(0, -1).map((_, index) => labels.slice(labels.length - 2 - index).join('.')),
    undefined,
  ]
}

/**
 * Writes the key to the `apiKey` cookie: for the widest domain that the browser accepts, path /, secure
 * (specification §4); a session cookie, since no lifetime is given. Without a key the cookie is removed.
 *
 * @param target where cookies are written and read: `document`
 */
export function writeApiKeyCookie(target: { cookie: string }, apiKey: string | null, hostname: string): void {
  const pair = `${apiKeyCookie}=${encodeURIComponent(apiKey ?? '')}`
  for (const domain of domainsOf(hostname)) {
    const scope = `path=/${domain === undefined ? '' : `; domain=${domain}`}; secure; samesite=lax`
    target.cookie = apiKey === null ? `${pair}; max-age=0; ${scope}` : `${pair}; ${scope}`
    // A public suffix such as co.uk is refused in silence: what was written is then not there.
    if (apiKey !== null && target.cookie.split('; ').includes(pair)) return
  }
}

/** Name of the cookie that carries the API key to other parts of the site (specification §4). */
const apiKeyCookie = 'apiKey'

/** Hosts without a domain that a cookie could be shared on. */
const isLocal = (hostname: string) => !hostname.includes('.') || /^[\d.]+$|:/.test(hostname)

/**
 * The domains that a cookie of this host may have, the widest first: `b.example`, `a.b.example`, then the host alone
 * (undefined). Only the browser can decide which of them is registrable, by its list of public suffixes.
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
 * Writes the API key to the `apiKey` cookie: for the widest domain that the browser accepts, path /, secure
 * (specification §4). It is a session cookie, since the specification names no lifetime. Without a key the cookie is removed.
 *
 * @param target where cookies are read and written: `document`
 */
export function writeApiKeyCookie(target: { cookie: string }, apiKey: string | null, hostname: string): void {
  const pair = `${apiKeyCookie}=${encodeURIComponent(apiKey ?? '')}`
  const present = target.cookie.split('; ').filter((cookie) => cookie.startsWith(`${apiKeyCookie}=`))
  if (apiKey === null ? present.length === 0 : present.includes(pair)) return
  for (const domain of domainsOf(hostname)) {
    const scope = `path=/${domain === undefined ? '' : `; domain=${domain}`}; secure; samesite=lax`
    target.cookie = apiKey === null ? `${pair}; max-age=0; ${scope}` : `${pair}; ${scope}`
    // Browsers silently ignore a cookie for a public suffix such as co.uk, so check whether it was stored.
    if (apiKey !== null && target.cookie.split('; ').includes(pair)) return
  }
}

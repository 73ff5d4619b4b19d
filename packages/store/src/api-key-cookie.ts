/** Name of the cookie that carries the API key to other parts of the site (specification §4). */
export const API_KEY_COOKIE = 'apiKey'

/** Hosts that have no domain to share a cookie on. */
const isLocal = (hostname: string) =>
  hostname === 'localhost' || /^[\d.]+$/.test(hostname) || hostname.includes(':')

/**
 * The text to assign to `document.cookie`: the key for the whole domain, path /, secure (specification §4);
 * a session cookie, since no lifetime is given. Without a key the cookie is removed.
 */
export function apiKeyCookie(apiKey: string | null, hostname: string): string {
  const domain = isLocal(hostname) ? '' : `; domain=${hostname.split('.').slice(-2).join('.')}`
  const value =
    apiKey === null ? `${API_KEY_COOKIE}=; max-age=0` : `${API_KEY_COOKIE}=${encodeURIComponent(apiKey)}`
  return `${value}; path=/${domain}; secure; samesite=lax`
}

/** The part of firebase.json that redirects. */
export interface HostingRules {
  cleanUrls: boolean
  trailingSlash: boolean
  redirects: readonly { regex: string; destination: string }[]
}

/**
 * Returns the address to which the hosting redirects a request, or undefined when it does not: the rules of firebase.json, and one
 * address per page, without a slash, `.html` or `index` at the end.
 */
export function redirectOf(
  { redirects, cleanUrls, trailingSlash }: HostingRules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  pages: readonly string[],
): string | undefined {
  for (const { regex, destination } of redirects) {
    const groups = new RegExp(regex).exec(pathname)
    if (groups === null) continue
    return destination.replaceAll(/:(\d)/g, (_, group: string) => groups[Number(group)] ?? '') + search
  }
  const withoutSlash = trailingSlash ? pathname : pathname.replace(/(?<=.)\/+$/, '')
  const clean = cleanUrls ? withoutSlash.replace(/\/index(\.html)?$|\.html$/, '') || '/' : withoutSlash
  return clean !== pathname && pages.includes(clean) ? clean + search : undefined
}

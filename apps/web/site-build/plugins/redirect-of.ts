/** The part of firebase.json that redirects. */
export interface HostingRules {
  cleanUrls: boolean
  trailingSlash: boolean
  redirects: readonly { source: string; destination: string }[]
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
  for (const { source, destination } of redirects) {
    const groups = patternOf(source).exec(pathname)?.groups
    if (groups === undefined) continue
    return destination.replaceAll(/:(\w+)/g, (_, name: string) => groups[name] ?? '') + search
  }
  const withoutSlash = trailingSlash ? pathname : pathname.replace(/(?<=.)\/+$/, '')
  const clean = cleanUrls ? withoutSlash.replace(/\/index(\.html)?$|\.html$/, '') || '/' : withoutSlash
  return clean !== pathname && pages.includes(clean) ? clean + search : undefined
}

/** Makes an expression of a source: `:name` is one segment, `:name*` any number of them. */
function patternOf(source: string): RegExp {
  const pattern = source
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)(\*?)/g, (_, name: string, many: string) => `(?<${name}>${many ? '.*' : '[^/]+'})`)
  return new RegExp(`^${pattern}(?<end>)$`)
}

/** The links of a page and the anchors that links can lead to. */
export interface PageLinks {
  /** Addresses of the same site, with their fragment. */
  hrefs: readonly string[]
  ids: ReadonlySet<string>
}

/** Returns the links to the own site of a page at an address. */
export function linksOf(document: Document, address: string): PageLinks {
  const base = `http://site${address}`
  const urls = [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const url = URL.parse(link.getAttribute('href') ?? '', base)
    return url?.origin === 'http://site' ? [url.pathname + url.hash] : []
  })
  return {
    hrefs: [...new Set(urls)],
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  }
}

/**
 * Returns the links that lead nowhere, as `page → link`.
 *
 * @param pages links by the address of each page
 * @param isFile whether the site has another file at a path
 */
export function brokenLinks(
  pages: ReadonlyMap<string, PageLinks>,
  isFile: (path: string) => boolean,
): string[] {
  const leadsNowhere = (href: string) => {
    const [path = '', fragment = ''] = href.split('#')
    const target = pages.get(path)
    if (target === undefined) return !isFile(path)
    return fragment !== '' && !target.ids.has(decodeURIComponent(fragment))
  }
  return [...pages].flatMap(([address, { hrefs }]) =>
    hrefs.filter(leadsNowhere).map((href) => `${address} → ${href}`),
  )
}

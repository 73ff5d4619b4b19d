/** A page as lists of pages show it. */
export interface PageEntry {
  title: string
  description: string
  path: string
}

/** Loads the list of all pages in a language, which the build writes; where it cannot be had (development, offline), the links of this page. */
export async function loadPageEntries(document: Document): Promise<PageEntry[]> {
  try {
    const response = await fetch(`/pages/${document.documentElement.lang}.json`)
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    return (await response.json()) as PageEntry[]
  } catch (error) {
    console.warn('The list of pages did not load; the links of this page stand for it.', error)
    return linksOf(document)
  }
}

function linksOf(document: Document): PageEntry[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"], footer a[href^="/"]')
  const entries = new Map<string, PageEntry>()
  for (const link of links) {
    const path = link.getAttribute('href') ?? '/'
    const title = link.textContent.trim()
    if (title !== '' && !entries.has(path)) entries.set(path, { title, description: '', path })
  }
  return [...entries.values()]
}

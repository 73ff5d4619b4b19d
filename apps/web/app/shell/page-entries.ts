/** A page, or a section of one, as lists of pages show it. */
export interface PageEntry {
  title: string
  description: string
  /** Address; of a section, with its fragment. */
  path: string
  /** Other words that the search finds it by, each once. */
  words?: string
}

/** Loads the list of all pages in a language, which the build writes; where it cannot be had (development, offline), the links of this page. */
export async function loadPageEntries(document: Document): Promise<PageEntry[]> {
  try {
    return await loadEntries(`/pages/${document.documentElement.lang}.json`)
  } catch (error) {
    console.warn('The list of pages did not load; the links of this page stand for it.', error)
    return linksOf(document)
  }
}

/** Files of sections beside the one of each language: guides in English only, the API, and what is made from code (SDK, command line, tools). */
export const sharedSections = ['guides', 'reference', 'code'] as const

/** Address of a file of sections: of a language, or a shared one. */
export const sectionsPath = (name: string): string => `/pages/sections/${name}.json`

/** Loads the sections of the documentation in a language, which the build writes; without those that cannot be had. */
export async function loadSectionEntries(document: Document): Promise<PageEntry[]> {
  const names = [document.documentElement.lang, ...sharedSections]
  const loaded = await Promise.allSettled(names.map((name) => loadEntries(sectionsPath(name))))
  return loaded.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    console.warn('Sections of the documentation did not load; the search is without them.', result.reason)
    return []
  })
}

async function loadEntries(address: string): Promise<PageEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as PageEntry[]
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

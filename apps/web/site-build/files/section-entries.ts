import { generatedDocs } from '@search-foundation/content/docs'
import { splitLocalePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

import { isEnglishOnly } from '../../app/ground/site-map.ts'
import type { PageEntry } from '../../app/shell/page-entries.ts'
import { searchWords } from '../../app/shell/search-words.ts'

/** Whether the search lists the sections of the page at an address: a page of the documentation that is no list of pages. */
export const hasSections = (address: string): boolean =>
  /^(?:\/[a-zA-Z-]{2,5})?\/docs\/(?!reference$)/.test(address)

/** Whether a page is made from code: hundreds of functions, of which only names and what they do are searched. */
const isGenerated = (path: string): boolean => generatedDocs.some((slug) => path === `/docs/${slug}`)

/** Returns the name of the file that has the sections of a page: its language, or what it belongs to if it is in English only. */
export function sectionsFileOf(address: string): string {
  const { path, locale } = splitLocalePath(address)
  if (!isEnglishOnly(path)) return locale ?? defaultLocale
  if (path.startsWith('/docs/reference/')) return 'reference'
  return isGenerated(path) ? 'code' : 'guides'
}

/** Not part of the text: what is operated, repeats other pages, or is an example. */
const left = 'nav, header, footer, pre, script, style, svg, button, figure, [data-anchor]'

/** Headings that every call of the reference has: the call is found, not they. */
const repeated = /\/reference\/[^#]+#(?:request|try-it|errors|body|parameters)$/

/** Longest beginning of a section that a result shows, in characters. */
const longestBeginning = 90

/**
 * Returns what the search finds on a page of the documentation: each section and each field of a request, with the words of its text. The
 * fields of a response are words of its section.
 */
export function sectionEntries(document: Document, address: string): PageEntry[] {
  const article = document.querySelector('main article')
  const title = document.querySelector('h1')?.textContent ?? ''
  if (article === null) throw new Error(`The page ${address} has no article.`)
  const fields = isGenerated(address) ? 'dl > div' : 'dl > div, tr'
  const entries: { id: string; title: string; text: string }[] = []
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const last = entries.at(-1)
      if (last !== undefined) last.text += ` ${node.textContent ?? ''}`
      return
    }
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    if (element.matches(left)) return
    if (element.id !== '' && element.matches('h2, h3')) {
      entries.push({ id: element.id, title: headingOf(element), text: '' })
      return
    }
    if (element.id !== '' && !element.id.startsWith('response-') && element.matches(fields))
      entries.push({ id: element.id, title: element.querySelector('code')?.textContent ?? '', text: '' })
    for (const child of element.childNodes) visit(child)
  }
  visit(article)
  const found = entries.filter(({ id }) => !repeated.test(`${address}#${id}`))
  return found.map(({ id, title: heading, text }) => {
    const beginning = cut(text.replaceAll(/\s+/g, ' ').trim())
    const description = beginning === '' ? title : `${title} · ${beginning}`
    if (isGenerated(address)) return { title: heading, description, path: `${address}#${id}` }
    const shown = new Set(searchWords(`${heading} ${description}`))
    const words = [...new Set(searchWords(text))].filter((word) => !shown.has(word))
    return { title: heading, description, path: `${address}#${id}`, words: words.toSorted().join(' ') }
  })
}

/** The text of a heading without its link. */
function headingOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('[data-anchor]')) link.remove()
  return copy.textContent.trim()
}

const cut = (text: string): string =>
  text.length <= longestBeginning ? text : `${text.slice(0, longestBeginning).replace(/\s\S*$/, '')}…`

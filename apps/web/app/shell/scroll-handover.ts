import { parseEntry, type TextStorage } from '@search-foundation/store/preferences'

/** Entry of the tab's storage with the handover that the next page takes. */
const entry = 'sf:scroll-handover'

/** How far a page was scrolled when its visitor followed a link to the same page in another language. */
interface Handover {
  /** Path of the page that the link leads to. */
  pathname: string
  /** The heading at the top of the window, from 0 (the start of the page), and the share of the distance to the next one. */
  position: number
  /** Number of the last heading, which is the end of the page. */
  last: number
}

type ScrolledWindow = Pick<Window, 'document' | 'scrollY' | 'scrollTo' | 'requestAnimationFrame'> & {
  location: Pick<Location, 'pathname' | 'hash'>
}

/**
 * Stores how far the page is scrolled, for the page at `pathname` if it is the next one in this tab. Texts have other lengths in other
 * languages, so the position is measured in headings.
 */
export function handOverScroll(window: ScrolledWindow, storage: TextStorage, pathname: string): void {
  const { scrollY } = window
  const tops = headingTops(window)
  const last = tops.length - 1
  const index = Math.max(
    0,
    tops.findLastIndex((top, one) => one < last && top <= scrollY),
  )
  const [from = 0, to = 0] = tops.slice(index)
  const position = to > from ? index + (scrollY - from) / (to - from) : index
  const handover: Handover = { pathname, position, last }
  storage.setItem(entry, JSON.stringify(handover))
}

/**
 * Scrolls this page to where the visitor was in another language, once its HTML is complete. Until then it is hidden, so that its start
 * does not flash. A reload or another page finds no handover. Returns whether there was one.
 */
export function takeOverScroll(window: ScrolledWindow, storage: TextStorage): boolean {
  const handover = parseEntry(storage.getItem(entry))
  if (!isHandover(handover)) return false
  storage.setItem(entry, '')
  if (handover.pathname !== window.location.pathname) return false

  const { document } = window
  const root = document.documentElement
  root.style.visibility = 'hidden'
  const show = () => {
    const tops = headingTops(window)
    const last = tops.length - 1
    // A page with other headings is scrolled by the same share.
    const position = (handover.position * last) / handover.last
    const index = Math.min(Math.floor(position), last - 1)
    const [from = 0, to = 0] = tops.slice(index)
    window.scrollTo({ top: from + (position - index) * (to - from), behavior: 'instant' })
    root.style.visibility = ''
  }
  // After this event, browsers scroll to the fragment. They leave that when a script has scrolled before the next frame.
  if (window.location.hash === '') document.addEventListener('readystatechange', show, { once: true })
  else document.addEventListener('DOMContentLoaded', () => window.requestAnimationFrame(show), { once: true })
  return true
}

/** Returns the distances in px of the headings from the start of the page, in ascending order, with the start and the end of the page. */
function headingTops({ document, scrollY }: ScrolledWindow): number[] {
  // Islands can have headings that depend on what the visitor did.
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => heading.closest('[data-island]') === null && heading.getClientRects().length > 0,
  )
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + scrollY)
  const end = document.documentElement.scrollHeight
  return [0, ...tops.toSorted((a, b) => a - b), end]
}

function isHandover(value: unknown): value is Handover {
  if (typeof value !== 'object' || value === null) return false
  const { pathname, position, last } = value as Partial<Record<keyof Handover, unknown>>
  return typeof pathname === 'string' && Number.isFinite(position) && Number(last) > 0
}

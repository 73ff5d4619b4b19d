import { scrollToElement } from './scroll-to-element.ts'

interface AnchorOptions {
  /**
   * Whether the visitor is already where they want to be, so that the anchor of the address is not scrolled to.
   * @default false
   */
  isArrived?: boolean
}

/** By what a visitor begins with a page. */
const beginnings = ['focusin', 'keydown', 'pointerdown', 'wheel'] as const

/**
 * Scrolls with `scrollToElement` to the anchor of the address, and to the anchors of links within the page when they are clicked. Focus
 * moves to the anchor, as it does without a script. A visitor who does something before the page has arrived at the anchor of its address keeps
 * place and focus. Returns an unsubscribe function.
 */
export function followAnchors(document: Document, { isArrived = false }: AnchorOptions = {}): () => void {
  let current = new AbortController()

  async function go(hash: string) {
    current.abort()
    current = new AbortController()
    const element = await scrollToElement(decodeURIComponent(hash.slice(1)), current.signal)
    if (element) moveFocus(element)
  }

  function click(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || !leadsWithinPage(link)) return
    event.preventDefault()
    history.pushState(history.state, '', link.hash)
    void go(link.hash)
  }

  document.addEventListener('click', click)
  if (!isArrived && location.hash.length > 1) {
    void go(location.hash)
    const arriving = current
    for (const type of beginnings)
      document.addEventListener(type, () => arriving.abort(), { passive: true, signal: arriving.signal })
  }
  return () => {
    current.abort()
    document.removeEventListener('click', click)
  }
}

/** Clicks with modifier keys open the link elsewhere. */
function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

function leadsWithinPage(link: HTMLAnchorElement): boolean {
  return (
    link.hash.length > 1 &&
    link.origin === location.origin &&
    link.pathname === location.pathname &&
    link.search === location.search &&
    (link.target === '' || link.target === '_self')
  )
}

/** Tab continues from the anchor. An element that takes no focus gets it once, by a tab index that leaves with the focus. */
function moveFocus(element: HTMLElement) {
  element.focus({ preventScroll: true })
  if (element.ownerDocument.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

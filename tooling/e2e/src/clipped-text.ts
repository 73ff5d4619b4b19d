import type { Page } from '@playwright/test'

/**
 * Returns the texts of a page that cannot be read whole, as one line per text: cut off by a box that hides what exceeds it,
 * larger than their button, or beside a page that is wider than the screen. Texts that end in an ellipsis or can be scrolled to are readable.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1.5
    const faults = new Set<string>()
    const isHidden = (style: CSSStyleDeclaration) => style.overflow !== 'visible' && style.overflow !== 'auto'
    const name = (element: Element) =>
      `<${element.localName}${element.className === '' ? '' : ` class="${element.getAttribute('class') ?? ''}"`}>`

    /** What hides a part of a text: the name of the box and the pixels that it hides. */
    function hiddenBy(text: Text, lines: readonly DOMRect[]): string | undefined {
      const right = Math.max(...lines.map((line) => line.right))
      const left = Math.min(...lines.map((line) => line.left))
      const bottom = Math.max(...lines.map((line) => line.bottom))
      const top = Math.min(...lines.map((line) => line.top))
      let [sideways, upright] = [true, true]
      for (let box = text.parentElement; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box)
        // A text for screen readers only, or one that is shown on demand.
        if (style.clipPath !== 'none' || style.opacity === '0' || style.visibility === 'hidden')
          return undefined
        if (/^(?:auto|scroll)$/.test(style.overflowX)) sideways = false
        if (/^(?:auto|scroll)$/.test(style.overflowY)) upright = false
        if (style.textOverflow === 'ellipsis') sideways = false
        if (style.webkitLineClamp !== 'none') upright = false
        if (style.position === 'fixed') return undefined
        if (box === document.body || !isHidden(style) || style.display === 'inline') continue
        const edge = box.getBoundingClientRect()
        // A box without size shows nothing on purpose, for example a closed part.
        if (edge.width <= 1 || edge.height <= 1) return undefined
        const wide = Math.max(right - edge.right, edge.left - left)
        const high = Math.max(bottom - edge.bottom, edge.top - top)
        if (sideways && style.overflowX !== 'visible' && wide > tolerance)
          return `${name(box)} hides ${Math.round(wide)} px of its width`
        if (upright && style.overflowY !== 'visible' && high > tolerance + 2)
          return `${name(box)} hides ${Math.round(high)} px of its height`
      }
      return undefined
    }

    /** The pixels by which a text exceeds the button around it. */
    function outsideButton(text: Text, lines: readonly DOMRect[]): string | undefined {
      const button = text.parentElement?.closest(
        'button, [role="button"], [role="tab"], [role="radio"], summary',
      )
      if (!button || getComputedStyle(button).display === 'inline') return undefined
      const edge = button.getBoundingClientRect()
      const outside = Math.max(
        ...lines.flatMap((line) => [
          line.right - edge.right,
          edge.left - line.left,
          line.bottom - edge.bottom,
        ]),
      )
      return outside > tolerance ? `${name(button)} is ${Math.round(outside)} px too small` : undefined
    }

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      faults.add(`The page is ${scrollWidth} px wide, the screen ${clientWidth} px.`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, select')) continue
      if (text.parentElement?.checkVisibility() === false) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (lines.length === 0) continue
      const fault = hiddenBy(text, lines) ?? outsideButton(text, lines)
      if (fault !== undefined) faults.add(`"${text.data.trim().slice(0, 60)}": ${fault}.`)
    }
    return [...faults]
  })

import type { Page } from '@playwright/test'

/**
 * Returns the controls of a page that a thumb can miss, as one line per control: the area that answers a press is less than 44 px wide or high.
 * The area is found by asking what is at a point, so it includes a label, a card that is the target of its link, and excludes what lies above.
 * Excepted are links within a sentence, with words beside them that are no link, and the numbers of its sources, as in WCAG 2.5.8, and the bars
 * of a chart, which are as narrow as their days.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44
    const faults = new Set<string>()

    const labelOf = (control: Element) =>
      control instanceof HTMLInputElement && /^(?:radio|checkbox|file)$/.test(control.type)
        ? control.labels?.[0]
        : undefined

    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? labelOf(control)?.textContent ?? control.textContent)
        .trim()
        .slice(0, 50) || control.outerHTML.slice(0, 90)

    const isInline = (node: Node | null) =>
      node instanceof Text || (node instanceof HTMLElement && getComputedStyle(node).display === 'inline')

    /** What is beside a node in the same run of text, in one direction, up to a block or a break. */
    function* besides(start: Node, side: 'previousSibling' | 'nextSibling'): Generator<Node> {
      for (let node = start; ;) {
        const next = node[side]
        if (next === null) {
          if (node.parentElement === null || !isInline(node.parentElement)) return
          node = node.parentElement
        } else {
          node = next
          if (node instanceof Comment) continue
          if (!isInline(node) || node.nodeName === 'BR') return
          yield node
        }
      }
    }

    /** Whether a link is within a sentence: words that are no link are before or after it. */
    function isInSentence(control: Element): boolean {
      if (control.closest('sup') !== null) return true
      if (control.localName !== 'a' || !isInline(control)) return false
      return [...besides(control, 'previousSibling'), ...besides(control, 'nextSibling')].some(
        (node) => node.nodeName !== 'A' && /\p{L}{2}/u.test(node.textContent ?? ''),
      )
    }

    const answers = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || labelOf(control)?.contains(hit) === true)
    }

    /** Length of the area around a point in one direction and the opposite one, up to the least length. */
    function lengthOf(control: Element, x: number, y: number, [dx, dy]: readonly [number, number]): number {
      let length = 1
      for (const sign of [1, -1])
        for (
          let step = 1;
          length < least && answers(control, x + dx * step * sign, y + dy * step * sign);
          step++
        )
          length++
      return length
    }

    for (const control of document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]',
    )) {
      const shown = labelOf(control) ?? control
      if (
        !shown.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[inert], [aria-hidden="true"], figure [role="listitem"]') ||
        isInSentence(control)
      )
        continue
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = shown.getClientRects()[0]
      // What is shown for the focus alone, such as the link to the content, is measured where it has it. What is for screen readers alone has 1 px.
      if (box === undefined || box.width <= 1 || getComputedStyle(shown).clipPath !== 'none') continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const width = lengthOf(control, x, y, [1, 0])
      const height = lengthOf(control, x, y, [0, 1])
      if (width < least || height < least)
        faults.add(`"${nameOf(control)}" (${control.localName}) is ${width} × ${height} px.`)
    }
    return [...faults]
  })

import type { Page } from '@playwright/test'

/** A place where a text of a page goes on in the next line. */
export interface LineBreak {
  /** The last words of the line. */
  before: string
  /** White space between the two lines; empty where the line ends inside a word or a figure. */
  gap: string
  /** The first words of the next line. */
  after: string
  /** The language that the text declares. */
  language: string
  /** Whether either side is code, which may break anywhere. */
  isCode: boolean
  /** Whether the browser may hyphenate the text. */
  isHyphenated: boolean
  /** Whether the text is a paragraph or an item of a list. */
  isProse: boolean
  /** Whether the break is inside one date or time of a table. */
  isTableTime: boolean
}

/** Returns all places where the texts that a page shows break, by the boxes of their characters. */
export const lineBreaks = (page: Page): Promise<LineBreak[]> =>
  page.evaluate(() => {
    /** A character that is drawn, by its text and its place in it. */
    type Drawn = readonly [text: Text, offset: number]
    const found: LineBreak[] = []
    const around = 24

    const boxOf = ([text, offset]: Drawn): DOMRect | undefined => {
      const range = document.createRange()
      range.setStart(text, offset)
      range.setEnd(text, offset + 1)
      return [...range.getClientRects()].find(({ width }) => width > 0)
    }

    /** Whether two characters are on one line: their boxes overlap in height, also those of a raised or smaller one. */
    function areOnOneLine(first: Drawn, second: Drawn): boolean {
      const [upper, lower] = [boxOf(first), boxOf(second)]
      if (upper === undefined || lower === undefined) return true
      const common = Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top)
      return common > 0.4 * Math.min(upper.height, lower.height)
    }

    function note(run: string, all: readonly Drawn[], places: readonly number[], last: number): void {
      const [end = 0, start = 0] = [places[last], places[last + 1]]
      const parents = [all[end], all[start]].flatMap((drawn) => drawn?.[0].parentElement ?? [])
      const [first, second] = parents.map((parent) => parent.closest('time'))
      found.push({
        before: run.slice(Math.max(0, end - around), end + 1),
        gap: run.slice(end + 1, start),
        after: run.slice(start, start + around),
        language: parents[0]?.closest('[lang]')?.getAttribute('lang') ?? '',
        isCode: parents.some((parent) => parent.closest('pre, code, kbd, samp') !== null),
        isHyphenated: parents.some((parent) => getComputedStyle(parent).hyphens === 'auto'),
        isProse: parents.some((parent) => parent.closest('p, li') !== null),
        isTableTime: first !== null && first === second && first?.closest('td, th') !== null,
      })
    }

    /** Halves a run of characters until each line's last character is found. */
    function search(run: string, all: readonly Drawn[], places: readonly number[], from: number, to: number) {
      const [first, last] = [all[places[from] ?? 0], all[places[to] ?? 0]]
      if (first === undefined || last === undefined || to <= from || areOnOneLine(first, last)) return
      if (to - from === 1) return note(run, all, places, from)
      const middle = Math.floor((from + to) / 2)
      search(run, all, places, from, middle)
      search(run, all, places, middle, to)
    }

    /** Texts that follow one another in the lines of one block. */
    let texts: Text[] = []
    function endRun(): void {
      const run = texts.map(({ data }) => data).join('')
      const all = texts.flatMap((text) =>
        [...text.data.split('').keys()].map((offset): Drawn => [text, offset]),
      )
      const places = Array.from(run.matchAll(/[^\s\u00AD\u200B]/g), ({ index }) => index)
      search(run, all, places, 0, places.length - 1)
      texts = []
    }

    function visit(element: Element): void {
      const style = getComputedStyle(element)
      const isInline = style.display === 'inline'
      if (
        element.matches('script, style, noscript, select, svg, textarea, br, img') ||
        style.display === 'none'
      )
        return element.localName === 'br' ? endRun() : undefined
      // A text for screen readers only, or one that is shown on demand.
      if (
        style.clipPath !== 'none' ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return
      const isRow = /flex|grid/.test(style.display)
      // What a style sheet writes between two texts has no boxes of its own.
      if (!isInline || getComputedStyle(element, '::before').content !== 'none') endRun()
      for (const child of element.childNodes) {
        if (child instanceof Text) texts.push(child)
        else if (child instanceof Element) visit(child)
        if (isRow) endRun()
      }
      if (!isInline || getComputedStyle(element, '::after').content !== 'none') endRun()
    }
    visit(document.body)
    return found
  })

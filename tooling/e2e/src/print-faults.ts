import type { Page } from '@playwright/test'

/**
 * Returns what a page prints wrongly, as one line per fault: it or a part of it is wider than the sheet, a text is too light for white paper
 * or stands on a dark ground, or a control is printed, which paper can't answer. The page must be shown as it is printed.
 */
export const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leastContrast = 4.5
    const faults = new Set<string>()
    const shorten = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').slice(0, 50)

    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('The browser has no canvas.')
    const measured = new Map<string, number>()
    /** The luminance of a color on white paper. */
    function luminanceOf(color: string): number {
      const known = measured.get(color)
      if (known !== undefined || context === null) return known ?? 1
      context.fillStyle = 'white'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
      )
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      measured.set(color, luminance)
      return luminance
    }
    const contrastOnPaper = (color: string) => 1.05 / (luminanceOf(color) + 0.05)

    /** What is for screen readers alone has 1 px, what is for the focus alone is clipped. */
    const isPrinted = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        width > 1 &&
        height > 1
      )
    }

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      faults.add(`The page is ${scrollWidth} px wide, the sheet ${clientWidth} px.`)

    for (const element of document.querySelectorAll('body *')) {
      if (!isPrinted(element)) continue
      if (element.matches('button, select, textarea, input:not([type="radio"]), [role="dialog"]'))
        faults.add(`"${shorten(element.getAttribute('aria-label') ?? element.outerHTML)}" is a control.`)
      const { overflowX, backgroundColor } = getComputedStyle(element)
      if (/^(?:auto|scroll)$/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.add(
          `"${shorten(element.textContent)}" is cut off: ${element.scrollWidth} of ${element.clientWidth} px.`,
        )
      if (element.textContent.trim() !== '' && contrastOnPaper(backgroundColor) > leastContrast)
        faults.add(`"${shorten(element.textContent)}" is on ${backgroundColor}.`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const parent = text.parentElement
      if (parent === null || text.textContent?.trim() === '' || !isPrinted(parent)) continue
      const { color, fill } = getComputedStyle(parent)
      const ink = parent instanceof SVGElement ? fill : color
      if (contrastOnPaper(ink) < leastContrast) faults.add(`"${shorten(text.textContent ?? '')}" is ${ink}.`)
    }
    return [...faults]
  })

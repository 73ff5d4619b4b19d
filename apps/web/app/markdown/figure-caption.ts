import { parseFigureCaption } from '@search-foundation/content/figure-caption'

import type { HtmlNode } from './html-node.ts'

const element = (tagName: string, properties: Record<string, unknown>, children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const text = (value: string): HtmlNode => ({ type: 'text', value })

/** A piece of what a figure draws in a color: a dashed or solid line, or a filled box. */
function swatch(svg: string, series: number, colorOf: (color: string) => string): HtmlNode {
  const drawn = new RegExp(String.raw`<[^>]*(fill|stroke)="(var\(--series-${series}\b[^"]*)"[^>]*>`).exec(svg)
  if (drawn === null) throw new Error(`The figure has no series ${series}.`)
  const [tag, kind, color = ''] = drawn
  const dashes = /stroke-dasharray="([^"]+)"/.exec(tag)?.[1]
  const mark =
    kind === 'fill'
      ? element('rect', { width: 18, height: 10, rx: 2, fill: colorOf(color) }, [])
      : element(
          'path',
          { d: 'M0 5h18', stroke: colorOf(color), strokeWidth: 2.5, strokeDasharray: dashes },
          [],
        )
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 18 10', width: 18, height: 10, ariaHidden: 'true' },
    [mark],
  )
}

/**
 * Returns the caption of a figure, below the legend of a figure in several colors.
 *
 * @param colorOf makes a color of the legend of a color of the figure
 * @throws when the legend names a color that the figure doesn't have
 */
export function figureCaption(title: string, svg: string, colorOf = (color: string) => color): HtmlNode {
  const caption = parseFigureCaption(title)
  if (caption.legend.length === 0) return element('figcaption', {}, [text(caption.text)])
  const entries = caption.legend.map(({ series, name }) =>
    element('li', {}, [swatch(svg, series, colorOf), text(` ${name}`)]),
  )
  return element('figcaption', {}, [element('ul', {}, entries), element('p', {}, [text(caption.text)])])
}

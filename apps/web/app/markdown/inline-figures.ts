import { renderToStaticMarkup } from 'react-dom/server'

import { FigureDescription } from '../blocks/figure-description.tsx'
import { figureCaption } from './figure-caption.ts'
import type { HtmlNode } from './html-node.ts'

/** SVG source texts of figures by their address in Markdown, such as `figures/late-chunking-1.svg`. */
export type Figures = Readonly<Record<string, string>>

/** The figure as an image with a name. Its `<desc>` is left out: it states the source of the data in English only. */
function namedSvg(svg: string, name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return svg
    .replace(/\s*<desc>[\s\S]*?<\/desc>/, '')
    .replace('<svg ', () => `<svg role="img" aria-label="${escaped}" `)
    .trim()
}

/** A property of an element as text; empty when it has none. */
const textProperty = (node: HtmlNode, name: string): string => {
  const value = node.properties?.[name]
  return typeof value === 'string' ? value : ''
}

/** The image of a paragraph that contains nothing else and points to a figure. */
function figureImage(node: HtmlNode): HtmlNode | undefined {
  if (node.tagName !== 'p' || node.children?.length !== 1) return undefined
  const [image] = node.children
  return image?.tagName === 'img' && textProperty(image, 'src').startsWith('figures/') ? image : undefined
}

/** `figures/late-chunking-1.svg` has the id `figure-late-chunking-1`. */
const idOf = (src: string) => `figure-${src.replace(/^.*\/|\.svg$/g, '')}`

function figureOf(image: HtmlNode, figures: Figures, buttonLabel: string): HtmlNode {
  const src = textProperty(image, 'src')
  const description = textProperty(image, 'alt')
  const svg = figures[src]
  if (svg === undefined) throw new Error(`There is no figure ${src}.`)
  const button = FigureDescription({ id: idOf(src), label: buttonLabel, description })
  // HTML wants the caption last.
  const children: HtmlNode[] = [
    { type: 'raw', value: namedSvg(svg, description) },
    { type: 'raw', value: renderToStaticMarkup(button) },
  ]
  const title = textProperty(image, 'title')
  if (title !== '') children.push(figureCaption(title, svg))
  return { type: 'element', tagName: 'figure', properties: { dataDescribed: '' }, children }
}

/**
 * Replaces paragraphs with an image of a figure by the SVG itself, so that it takes the colors of the theme. The image's
 * alternative text becomes the figure's name and description, its title the caption with the legend. Throws when there is no such figure.
 *
 * @param buttonLabel accessible name of the button that shows the description
 */
export function inlineFigures(root: HtmlNode, figures: Figures, buttonLabel: string): void {
  root.children = (root.children ?? []).map((child) => {
    const image = figureImage(child)
    return image === undefined ? child : figureOf(image, figures, buttonLabel)
  })
}

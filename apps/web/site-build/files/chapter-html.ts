import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

import { figureCaption } from '../../app/markdown/figure-caption.ts'
import type { HtmlNode } from '../../app/markdown/html-node.ts'
import type { Figures } from '../../app/markdown/inline-figures.ts'
import { inFixedColors } from './in-fixed-colors.ts'

/** Figures are in a folder beside the chapters; the title of an image is its caption. */
function captionFigures(node: HtmlNode, figures: Figures): HtmlNode {
  const [image] = node.children ?? []
  if (node.tagName === 'p' && node.children?.length === 1 && image?.tagName === 'img') {
    const { title, ...properties } = image.properties ?? {}
    const svg = figures[String(properties['src'])] ?? ''
    const caption = typeof title === 'string' ? [figureCaption(title, svg, inFixedColors)] : []
    return { type: 'element', tagName: 'figure', children: [{ ...image, properties }, ...caption] }
  }
  return {
    ...node,
    ...(node.children && { children: node.children.map((child) => captionFigures(child, figures)) }),
  }
}

/** Gives links to pages of the site their whole address. */
function completeLinks(node: HtmlNode, siteUrl: string): HtmlNode {
  const href = node.properties?.['href']
  const isPath = typeof href === 'string' && href.startsWith('/')
  return {
    ...node,
    ...(isPath && { properties: { ...node.properties, href: siteUrl + href } }),
    ...(node.children && { children: node.children.map((child) => completeLinks(child, siteUrl)) }),
  }
}

/** Returns the text of an article as XHTML for a chapter of a book. */
export async function chapterHtml(markdown: string, siteUrl: string, figures: Figures): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(() => (tree: unknown) => {
      const root = tree as HtmlNode
      root.children =
        root.children?.map((child) => completeLinks(captionFigures(child, figures), siteUrl)) ?? []
    })
    .use(rehypeStringify, {
      closeSelfClosing: true,
      characterReferences: { useNamedReferences: false },
    })
    .process(markdown)
  return String(file)
}

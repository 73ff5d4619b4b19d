import type { ShikiTransformer } from 'shiki'

import { codeTheme } from './code-theme.ts'
import { textOf, type HtmlNode } from './html-node.ts'
import { inlineFigures, type Figures } from './inline-figures.ts'
import { labelCells } from './label-cells.ts'

/** An article's HTML and the headings of its second level. */
export interface RenderedArticle {
  html: string
  contents: readonly { id: string; text: string }[]
}

/** A block of code in Markdown: its language and the words after it. */
export interface CodeFence {
  language: string
  words: string
}

/** Changes the HTML tree of a text. The fences are those of its blocks of code (`<pre>`), in their order. */
export type ExtendTree = (tree: HtmlNode, fences: readonly CodeFence[]) => void

/**
 * Renders our own Markdown: sanitized, with ids on headings, figures inlined and code highlighted. Runs while prerendering only.
 * Throws for a figure that is not among `figures`.
 *
 * @param describe accessible name of the buttons that show the descriptions of figures
 * @param extend what a kind of text has beside the above
 * @param transformers change how code is highlighted
 */
export async function renderArticle(
  markdown: string,
  figures: Figures = {},
  describe = 'Describe the figure',
  extend?: ExtendTree,
  transformers: ShikiTransformer[] = [],
): Promise<RenderedArticle> {
  if (!import.meta.env.SSR) throw new Error('Articles are rendered while prerendering only.')
  const [{ unified }, parse, gfm, toRehype, sanitize, slug, shiki, stringify] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-rehype'),
    import('rehype-sanitize'),
    import('rehype-slug'),
    import('@shikijs/rehype'),
    import('rehype-stringify'),
  ])
  const contents: { id: string; text: string }[] = []
  const fences: CodeFence[] = []
  const html = await unified()
    .use(parse.default)
    .use(gfm.default)
    .use(() => (tree: unknown) => collectFences(tree as MarkdownNode, fences))
    .use(toRehype.default)
    // Before ids and colours are added, so that only what we add ourselves gets past it.
    .use(sanitize.default)
    .use(slug.default)
    .use(shiki.default, {
      // Named, since otherwise every language there is gets loaded.
      langs: ['bash', 'html', 'json', 'markdown', 'python', 'sql', 'typescript'],
      fallbackLanguage: 'text',
      // So that the page as Markdown names the language, too.
      addLanguageClass: true,
      ...codeTheme,
      transformers: [...codeTheme.transformers, ...transformers],
    })
    .use(() => (tree: unknown) => {
      collectHeadings(tree as HtmlNode, contents)
      labelCells(tree as HtmlNode)
      makeTablesReachable(tree as HtmlNode)
      inlineFigures(tree as HtmlNode, figures, describe)
      extend?.(tree as HtmlNode, fences)
    })
    .use(stringify.default, { allowDangerousHtml: true })
    .process(markdown)
  return { html: String(html), contents }
}

interface MarkdownNode {
  type: string
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
}

function collectFences({ type, lang, meta, children = [] }: MarkdownNode, into: CodeFence[]): void {
  if (type === 'code') into.push({ language: lang ?? '', words: meta ?? '' })
  for (const child of children) collectFences(child, into)
}

function collectHeadings(node: HtmlNode, into: { id: string; text: string }[]): void {
  const id = node.properties?.['id']
  if (node.tagName === 'h2' && typeof id === 'string') into.push({ id, text: textOf(node) })
  for (const child of node.children ?? []) collectHeadings(child, into)
}

/** A table wider than a phone scrolls inside a box that the keyboard reaches. */
function makeTablesReachable(node: HtmlNode): void {
  if (!node.children) return
  node.children = node.children.map((child) =>
    child.tagName === 'table'
      ? {
          type: 'element',
          tagName: 'div',
          properties: { tabIndex: 0 },
          children: [child],
        }
      : child,
  )
  for (const child of node.children) {
    if (child.tagName !== 'div') makeTablesReachable(child)
  }
}

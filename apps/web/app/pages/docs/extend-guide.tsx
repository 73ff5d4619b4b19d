import { parseFence, type Fence } from '@search-foundation/content/fence'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import stringify from 'rehype-stringify'
import { unified } from 'unified'

import { CodeSamples } from '../../code/code-samples.tsx'
import { CopyableCode } from '../../code/copyable-code.tsx'
import type { HighlightedSample } from '../../code/highlight-samples.ts'
import { textOf, type HtmlNode } from '../../markdown/html-node.ts'
import { localizeLinks } from '../../markdown/localize-links.ts'
import type { ExtendTree } from '../../markdown/render-article.ts'

/** Names of languages as tabs show them. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'cURL',
  typescript: 'TypeScript',
  python: 'Python',
}

interface GuideOptions {
  /** Returns the address of a page of the site in the language of the guide. */
  href: (path: string) => string
  i18n: i18n
}

/**
 * Returns what turns the HTML of a guide into a page of the documentation: one set of tabs for samples that follow each other, a frame for
 * their output, a button that copies other code, links on headings, and addresses in the language of the guide.
 */
export const extendGuide =
  ({ href, i18n }: GuideOptions): ExtendTree =>
  (tree, fences) => {
    const marks = fences.map(({ words }) => parseFence(words))
    // The highlighter puts each block into a fragment.
    tree.children = (tree.children ?? []).flatMap((node) =>
      node.type === 'root' ? (node.children ?? []) : [node],
    )
    const blocks = tree.children.filter((node) => node.tagName === 'pre')
    if (blocks.length !== marks.length) throw new Error('A block of code is inside a list or a quote.')
    const fenceOf = new Map(blocks.map((block, index) => [block, marks[index]]))
    tree.children = groupSamples(tree.children.map(placePart), fenceOf, i18n)
    linkHeadings(tree, i18n)
    addressCodes(tree)
    localizeLinks(tree, href)
  }

/** Marks the place of a part that visitors operate, which a guide names in a line of its own: `::create-key`. */
function placePart(node: HtmlNode): HtmlNode {
  const name = node.tagName === 'p' ? /^::([a-z-]+)$/.exec(textOf(node))?.[1] : undefined
  return name === undefined ? node : { type: 'raw', value: `<!--part:${name}-->` }
}

/** Splits the HTML of a guide at its parts: HTML and names of parts by turns. */
export const splitAtParts = (html: string): string[] => html.split(/<!--part:([a-z-]+)-->/)

function groupSamples(
  nodes: readonly HtmlNode[],
  fenceOf: ReadonlyMap<HtmlNode, Fence | undefined>,
  i18n: i18n,
): HtmlNode[] {
  const result: HtmlNode[] = []
  let group: HighlightedSample[] = []
  const close = () => {
    if (group.length === 0) return
    result.push(draw(<CodeSamples samples={group} name={`code-${result.length}`} />, i18n))
    group = []
  }
  for (const node of nodes) {
    const fence = fenceOf.get(node)
    const isBlank = node.type === 'text' && node.value?.trim() === ''
    if (isBlank) continue
    if (fence?.mark === 'run' || fence?.mark === 'fails') {
      highlightLines(node, fence.lines)
      const language = languageOf(node)
      if (group.some((sample) => sample.name === languageNames[language])) close()
      group.push({ name: languageNames[language] ?? language, html: htmlOf(node) })
      continue
    }
    close()
    if (fence !== undefined) highlightLines(node, fence.lines)
    if (fence === undefined) result.push(node)
    else if (fence.mark === 'output') result.push(drawOutput(node, i18n))
    else result.push(draw(<CopyableCode html={htmlOf(node)} />, i18n))
  }
  close()
  return result
}

const draw = (part: ReactNode, i18n: i18n): HtmlNode => ({
  type: 'raw',
  value: renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>),
})

const drawOutput = (block: HtmlNode, i18n: i18n): HtmlNode => ({
  type: 'element',
  tagName: 'figure',
  properties: { dataOutput: '' },
  children: [
    {
      type: 'element',
      tagName: 'figcaption',
      children: [{ type: 'text', value: i18n.getFixedT(i18n.language, 'web-docs')('output') }],
    },
    block,
  ],
})

const htmlOf = (node: HtmlNode): string =>
  unified()
    .use(stringify, { allowDangerousHtml: true })
    .stringify({ type: 'root', children: [node] } as never)

/** The language of a highlighted block, which is a class of its `<code>`. */
function languageOf(block: HtmlNode): string {
  const classes = block.children?.[0]?.properties?.['class'] ?? block.children?.[0]?.properties?.['className']
  return /language-(\w+)/.exec(String(classes))?.[1] ?? ''
}

function highlightLines(block: HtmlNode, lines: readonly number[]): void {
  const rows = (block.children?.[0]?.children ?? []).filter((node) => node.tagName === 'span')
  for (const line of lines) {
    const row = rows[line - 1]
    if (row === undefined) throw new Error(`A block of code has no line ${line}.`)
    row.properties = { ...row.properties, dataLit: '' }
  }
}

function linkHeadings(tree: HtmlNode, i18n: i18n): void {
  const t = i18n.getFixedT(i18n.language, 'web-docs')
  for (const node of tree.children ?? []) {
    const id = node.properties?.['id']
    if (!/^h[23]$/.test(node.tagName ?? '') || typeof id !== 'string') continue
    node.children = [
      ...(node.children ?? []),
      {
        type: 'element',
        tagName: 'a',
        properties: { href: `#${id}`, dataAnchor: '', ariaLabel: t('linkTo', { heading: textOf(node) }) },
        children: [{ type: 'text', value: '#' }],
      },
    ]
  }
}

/** Gives each row of a table that begins with the name of an error that name as its address. Other codes could be ids of the frame. */
function addressCodes(tree: HtmlNode): void {
  const taken = new Set(idsIn(tree))
  const visit = (node: HtmlNode) => {
    const { tagName, properties, children = [] } = node
    const first = children.find((child) => child.tagName === 'td')
    const code = tagName === 'tr' && first?.children?.length === 1 ? first.children[0] : undefined
    const name = code?.tagName === 'code' ? textOf(code) : ''
    if (/^[A-Z]\w*Error$/.test(name) && !taken.has(name)) {
      taken.add(name)
      node.properties = { ...properties, id: name }
    }
    for (const child of children) visit(child)
  }
  visit(tree)
}

const idsIn = ({ properties, children = [] }: HtmlNode): unknown[] => [
  ...(properties?.['id'] === undefined ? [] : [properties['id']]),
  ...children.flatMap(idsIn),
]

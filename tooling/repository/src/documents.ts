import GitHubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { read, trackedFiles } from './repository.ts'

export interface Part {
  /** Line of the document, from 1. */
  line: number
  text: string
}

/** A Markdown file, by what in it can be checked. */
export interface DocumentParts {
  /** Path from the root. */
  file: string
  links: (Part & { url: string })[]
  /** Texts in backticks. */
  code: Part[]
  /** Lines of blocks for a shell. */
  commands: Part[]
  /** Anchors of the headings. */
  anchors: string[]
}

/** Texts of the site, what scripts write, and notes about changes, which stay as they were. */
const excluded = [
  ...['packages/content/docs', 'packages/content/news', 'packages/content/legal'],
  ...['*CHANGELOG.md', '.changeset/*.md'],
].map((path) => `:!${path}`)

const shells = ['sh', 'bash', 'shell']

function partsOf(file: string): DocumentParts {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(read(file))
  const parts: DocumentParts = { file, links: [], code: [], commands: [], anchors: [] }
  const slugger = new GitHubSlugger()
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0
    if (node.type === 'link' || node.type === 'image')
      parts.links.push({ line, url: node.url, text: toString(node) })
    else if (node.type === 'definition') parts.links.push({ line, url: node.url, text: node.identifier })
    else if (node.type === 'inlineCode') parts.code.push({ line, text: node.value })
    else if (node.type === 'heading') parts.anchors.push(slugger.slug(toString(node satisfies Heading)))
    else if (node.type === 'code' && shells.includes(node.lang ?? ''))
      node.value.split('\n').forEach((text, index) => parts.commands.push({ line: line + 1 + index, text }))
  })
  return parts
}

/** Every Markdown file that people read to work here, and the pages of Storybook. */
export const documents = (): DocumentParts[] => trackedFiles('*.md', '*.mdx', ...excluded).map(partsOf)

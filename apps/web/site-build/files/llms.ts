import { brand } from '@search-foundation/content/brand'
import { products } from '@search-foundation/content/products'

import { markdownPath } from '../../app/document/page-files.ts'
import type { PageEntry } from '../../app/shell/page-entries.ts'

const isProduct = (path: string) => products.some(({ homepage }) => homepage === path)

/** The sections of the list, each with the paths of its pages. The first that fits applies. */
const sections = [
  { heading: 'Documentation', has: (path: string) => /^\/docs(\/|$)/.test(path) },
  { heading: 'Products', has: isProduct },
  { heading: 'Use cases', has: (path: string) => /^\/use-cases(\/|$)/.test(path) },
  { heading: 'Models', has: (path: string) => /^\/models(\/|$)/.test(path) },
  { heading: 'News', has: (path: string) => /^\/news(\/|$)/.test(path) },
  { heading: 'Company', has: () => true },
]

/** Returns the list of pages for language models (llmstxt.org): each page as Markdown, with its description. */
export function llmsText(entries: readonly PageEntry[], siteUrl: string): string {
  const landing = entries.find(({ path }) => path === '/')
  const others = entries.filter(({ path }) => path !== '/')
  const parts = sections.map(({ heading, has }) => {
    const own = others.filter(({ path }) => sections.find((section) => section.has(path))?.has === has)
    const lines = own.map(
      ({ title, description, path }) => `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`,
    )
    return `## ${heading}\n\n${lines.join('\n')}\n`
  })
  return `# ${brand.name}\n\n> ${landing?.description ?? ''}\n\n${parts.join('\n')}`
}

import { brand } from '@search-foundation/content/brand'
import { docSections } from '@search-foundation/content/docs'
import { products } from '@search-foundation/content/products'

import { markdownPath } from '../../app/document/page-files.ts'
import type { PageEntry } from '../../app/shell/page-entries.ts'

const isProduct = (path: string) => products.some(({ homepage }) => homepage === path)
const ofCode = docSections.find(({ key }) => key === 'code')?.slugs ?? []
const isOfCode = (path: string) => ofCode.some((slug) => path === `/docs/${slug}`)

const isDocs = (path: string) => /^\/docs(\/|$)/.test(path)
const isReference = (path: string) => /^\/docs\/reference(\/|$)/.test(path)
const isGuide = (path: string) => isDocs(path) && !isReference(path) && !isOfCode(path)

/** The sections of the list, each with the paths of its pages. The first that fits applies. */
const sections = [
  { name: 'guides', heading: 'Guides', has: isGuide },
  { name: 'reference', heading: 'API reference', has: isReference },
  { name: 'sdk', heading: 'SDK, command line and MCP reference', has: isOfCode },
  { name: 'products', heading: 'Products', has: isProduct },
  { name: 'use-cases', heading: 'Use cases', has: (path: string) => /^\/use-cases(\/|$)/.test(path) },
  { name: 'models', heading: 'Models', has: (path: string) => /^\/models(\/|$)/.test(path) },
  { name: 'news', heading: 'News', has: (path: string) => /^\/news(\/|$)/.test(path) },
  { name: 'company', heading: 'Company', has: () => true },
]

/** The address of the list of one section. */
const sectionPath = (name: string) => `/llms/${name}.txt`

/**
 * Returns the lists of pages for language models (llmstxt.org) by their addresses: `/llms.txt` has every page as Markdown with its description,
 * and one file per section has the pages of that section.
 */
export function llmsFiles(entries: readonly PageEntry[], siteUrl: string): ReadonlyMap<string, string> {
  const landing = entries.find(({ path }) => path === '/')
  const others = entries.filter(({ path }) => path !== '/')
  const parts = sections.map(({ name, heading }) => {
    const own = others.filter(({ path }) => sections.find(({ has }) => has(path))?.name === name)
    const lines = own.map(
      ({ title, description, path }) => `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`,
    )
    return { path: sectionPath(name), heading, list: `${lines.join('\n')}\n` }
  })
  const head = `# ${brand.name}\n\n> ${landing?.description ?? ''}\n`
  const whole = parts.map(
    ({ path, heading, list }) => `## ${heading}\n\nThis section alone: ${siteUrl}${path}\n\n${list}`,
  )
  return new Map([
    ['/llms.txt', `${head}\n${whole.join('\n')}`],
    ...parts.map(({ path, heading, list }) => [path, `# ${brand.name}: ${heading}\n\n${list}`] as const),
  ])
}

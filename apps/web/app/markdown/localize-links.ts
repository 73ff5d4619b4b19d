import type { HtmlNode } from './html-node.ts'

/**
 * Changes links within the site into those of a language.
 *
 * @param href returns the address of a page in that language
 */
export function localizeLinks(node: HtmlNode, href: (path: string) => string): void {
  const target = node.properties?.['href']
  if (node.tagName === 'a' && typeof target === 'string' && target.startsWith('/'))
    node.properties = { ...node.properties, href: href(target) }
  for (const child of node.children ?? []) localizeLinks(child, href)
}

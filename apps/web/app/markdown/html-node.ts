/** A node of an HTML tree (hast), as far as articles need it. */
export interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

/** The text of a node and of everything in it. */
export function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

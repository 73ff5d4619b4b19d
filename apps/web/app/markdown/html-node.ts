/** A node of an HTML tree (hast), as far as articles need it. */
export interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

import { parseHTML } from 'linkedom'

type Document = ReturnType<typeof parseHTML>['document']

/** Elements that belong to the head of a page as long as nothing else came before them. */
const ofHead = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'])

/** Returns the nodes of a page without the `html` tags around them. */
function topNodes(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => (node.nodeName === 'HTML' ? topNodes(node) : [node]))
}

const isBlank = ({ nodeName, textContent }: Node) =>
  nodeName === '#comment' || (nodeName === '#text' && textContent?.trim() === '')

/**
 * Parses HTML into a document with a head and a body. The tags `html`, `head` and `body` are optional in HTML; the parser adds none, and
 * finds no body unless all three are there.
 */
export function parsePage(html: string): Document {
  const { document } = parseHTML(`<html>${html}</html>`)
  const { documentElement: root } = document
  const nodes = topNodes(root)
  const language = root.querySelector('html[lang]')?.getAttribute('lang')
  if (language != null) root.setAttribute('lang', language)
  const head = nodes.find(({ nodeName }) => nodeName === 'HEAD') ?? document.createElement('head')
  const body = nodes.find(({ nodeName }) => nodeName === 'BODY') ?? document.createElement('body')
  const start = body.firstChild
  let isHead = true
  let isBefore = true
  for (const node of nodes) {
    if (node === body) isBefore = false
    if (node === head || node === body) continue
    isHead &&= isBefore && (isBlank(node) || ofHead.has(node.nodeName.toLowerCase()))
    if (isHead) head.appendChild(node)
    else if (isBefore) body.insertBefore(node, start)
    else body.appendChild(node)
  }
  root.replaceChildren(head, body)
  return document
}

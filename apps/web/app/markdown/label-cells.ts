import { textOf, type HtmlNode } from './html-node.ts'

/** Gives each cell of a table the heading of its column as `data-label`, for pages that show the rows of a table as lists on phones. */
export function labelCells(node: HtmlNode): void {
  if (node.tagName !== 'table') {
    for (const child of node.children ?? []) labelCells(child)
    return
  }
  const [head, ...rows] = elementsNamed(node, 'tr')
  const labels = (head?.children ?? []).filter(({ tagName }) => tagName === 'th').map(textOf)
  for (const row of rows) {
    const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'td')
    for (const [index, cell] of cells.entries()) {
      cell.properties = { ...cell.properties, dataLabel: labels[index] ?? '' }
    }
  }
}

function elementsNamed(node: HtmlNode, name: string): HtmlNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === name ? [child] : elementsNamed(child, name),
  )
}

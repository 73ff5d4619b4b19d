/** Returns text of Markdown without its marks (`>`, `##`, `*`, backticks, addresses of links); the exhibit shows words, not markup. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/^(> ?|#+ )+/gm, '')
    .replaceAll(/\[([^\]^]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/\*+(?=\S)|(?<=\S)\*+|\x60/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** Returns the same without its headings, which stand in a quote like sentences without an end. */
export function withoutHeadings(markdown: string): string {
  return withoutMarks(markdown.replaceAll(/^(> ?)*#+ .*\n/gm, '')).trim()
}

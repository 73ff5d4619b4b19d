/** What stands between two chunks (public API facts: the group separator, U+001D). */
const SEPARATOR = '\u001D'

/** Cuts Markdown before every heading down to a level, but not inside fenced code. Joined, the chunks are the text again. */
export function chunkMarkdown(markdown: string, level: number): string {
  const heading = new RegExp(`^#{1,${level}} `)
  let fenced = false
  const lines = markdown.split('\n').map((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced
    return index > 0 && !fenced && heading.test(line) ? SEPARATOR + line : line
  })
  return lines.join('\n')
}

/** How Markdown is cut into chunks. */
export interface Chunking {
  /** The lowest level of heading (1 to 6) that begins a chunk. */
  depth: number
  /** Every chunk begins with the title of the page and the headings above its own, each once. */
  withHeadings: boolean
}

interface Section {
  /** 1 to 6; 0 before the first heading. */
  level: number
  heading: string
  text: string
}

/** A text cut before every heading that is not inside fenced code. */
function sectionsOf(markdown: string): Section[] {
  const sections: { level: number; heading: string; lines: string[] }[] = [
    { level: 0, heading: '', lines: [] },
  ]
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    const level = fence === undefined ? (/^#{1,6}(?= )/.exec(line)?.[0].length ?? 0) : 0
    if (level > 0) sections.push({ level, heading: line.trimEnd(), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }))
}

/** The parts of a text that are not empty, with `between` them. */
const together = (parts: Iterable<string>, between: string) =>
  [...parts].filter((part) => part !== '').join(between)

/**
 * Cuts the Markdown of a page into chunks. One begins at every heading down to a level; deeper ones stay with the chunk they
 * follow, and the part before the first heading is a separate chunk. Source: the public API's `X-Markdown-Chunking`.
 */
export function chunkMarkdown(markdown: string, title: string, { depth, withHeadings }: Chunking): string[] {
  const pageTitle = withHeadings && title !== '' ? `# ${title.replaceAll(/\s+/g, ' ')}` : ''
  const chunks: string[][] = []
  let above: Section[] = []
  for (const section of sectionsOf(markdown)) {
    if (section.level > depth && chunks.length > 0) {
      chunks.at(-1)?.push(section.heading, section.text)
      continue
    }
    if (section.level === 0 && section.text === '') continue
    above = [...above.filter(({ level }) => level < section.level), section]
    const headings = withHeadings ? above.map(({ heading }) => heading) : [section.heading]
    chunks.push([together(new Set([pageTitle, ...headings]), '\n'), section.text])
  }
  return chunks.map((parts) => together(parts, '\n\n'))
}

/** Returns a table of Markdown. Cells are Markdown too; their line breaks and bars are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

const cell = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

/** Returns text of a docstring as Markdown: what would be HTML outside code is escaped. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('')

/** Returns a block of code that is shown and not run. */
export const shownCode = (language: string, code: string): string =>
  `\`\`\`${language} shown\n${code.trim()}\n\`\`\``

/** What the head of a generated page contains. */
export interface PageHead {
  title: string
  /** One sentence for lists and search results, 180 characters at most. */
  description: string
  /** Path in the repository of the code that the page is made from. */
  source: string
}

/** Returns the source of a guide: its head, and its parts as paragraphs. Empty parts are left out. */
export const page = (head: PageHead, parts: readonly string[]): string =>
  [
    ['---', ...Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join(
      '\n',
    ),
    ...parts.filter((part) => part !== ''),
    '',
  ].join('\n\n')

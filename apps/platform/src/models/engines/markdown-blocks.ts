export interface Block {
  text: string
  /** A heading begins a new chunk, so that a section stays with its title. */
  heading: boolean
}

/** The line that begins or ends fenced code. */
export const fence = /^\s{0,3}(```|~~~)/
const heading = /^#{1,6}\s/

/** Returns the paragraphs, headings and fenced code of Markdown, each with the blank lines after it. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let fenced = false
  let blank = true
  for (const line of text.split(/(?<=\n)/)) {
    const opens = !fenced && heading.test(line)
    const last = blocks.at(-1)
    const empty = line.trim() === ''
    if (last === undefined || (!fenced && !empty && (blank || opens || last.heading)))
      blocks.push({ text: line, heading: opens })
    else last.text += line
    if (fence.test(line)) fenced = !fenced
    blank = empty
  }
  return blocks
}

import { blocksOf, fence } from './markdown-blocks.ts'
import { sentences } from './segmenter.ts'

/** Whole sentences that follow each other in one paragraph of a document. */
export interface Passage {
  /** Stands in the document exactly so. */
  text: string
  /** The heading above it; empty before the first one. */
  heading: string
}

/** What ends a sentence, with the quotation marks and marks of Markdown that may follow. */
const sentenceEnd = /[.!?…。！？]["'»“”’」』）)\]*_`]*$/u

/** The end of an abbreviation such as "z. B.", which is not the end of a sentence. */
const abbreviation = /(?:^|[\s(])\p{L}{1,2}\.\s*$/u

/** The mark that begins an item of a list or a quotation. */
const lineMark = /^\s*(?:[-*+]\s+|\d+[.)]\s+|>\s?)+/

/** Lines that say nothing on their own: rows of tables, pictures, rules, definitions of links. */
const noProse = /^\s*(?:\||!\[|[-*_]{3,}\s*$|\[[^\]]+\]:)/

/** Returns where a sentence that seems to end at a place really ends: the rules of Unicode know no Markdown, and count `[` and `「` as its end. */
function endOf(line: string, place: number): number {
  const opening = /[[(（「『《〈【]+$/u.exec(line.slice(0, place))?.[0].length ?? 0
  if (opening > 0) return place - opening
  const mark = /^(?:\*+|_+|`+)/.exec(line.slice(place))?.[0]
  const isOpen = mark !== undefined && line.slice(0, place).split(mark).length % 2 === 0
  return isOpen ? endOf(line, place + mark.length) : place
}

function sentencesOf(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { segment, index } of sentences.segment(line)) {
    const end = endOf(line, index + segment.length)
    const sentence = line.slice(start, end)
    if (abbreviation.test(sentence) && end < line.length) continue
    if (sentence !== '') found.push(sentence)
    start = end
  }
  return found
}

/** What is left of a paragraph stays with the sentences before it when it is shorter than this share of a passage. */
const shortRest = 0.4

/** Joins sentences that follow each other up to a length. */
function join(found: readonly string[], length: number): string[] {
  const runs: string[] = []
  for (const sentence of found) {
    const last = runs.at(-1)
    if (last === undefined || (last + sentence).trimEnd().length > length) runs.push(sentence)
    else runs[runs.length - 1] = last + sentence
  }
  const [before, rest] = runs.slice(-2)
  if (before === undefined || rest === undefined || rest.length > shortRest * length) return runs
  return [...runs.slice(0, -2), before + rest]
}

/** Returns the runs of whole sentences in a line. A fragment such as "For example:" separates them. */
function runsOf(line: string, length: number): string[] {
  const sequences: string[][] = [[]]
  for (const sentence of sentencesOf(line))
    if (sentenceEnd.test(sentence.trimEnd())) sequences.at(-1)?.push(sentence)
    else sequences.push([])
  return sequences.flatMap((found) => join(found, length)).map((run) => run.trim())
}

/**
 * Cuts Markdown into what can be quoted: whole sentences of one paragraph or item of a list, about as many as fit into a length in
 * characters. No sentence is cut, however long. Headings, code and tables are left out.
 */
export function passagesOf(text: string, length: number): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  for (const block of blocksOf(text)) {
    if (block.heading) {
      heading = block.text.replace(/^#+/, '').trim()
      continue
    }
    if (fence.test(block.text)) continue
    for (const line of block.text.split('\n').filter((each) => !noProse.test(each)))
      for (const run of runsOf(line.replace(lineMark, ''), length)) passages.push({ text: run, heading })
  }
  return passages
}

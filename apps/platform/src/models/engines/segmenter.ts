import { blocksOf, fence, type Block } from './markdown-blocks.ts'

/** Start and end of a chunk in the text, in UTF-16 code units as `String.slice` counts them. */
export type Position = [start: number, end: number]

/** Finds sentences by the rules of Unicode. */
export const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Cuts what has no better place to cut: after white space when there is some, never inside a surrogate pair. */
function* hardCut(text: string, max: number): Generator<string> {
  let rest = text
  while (rest.length > max) {
    const space = rest.slice(0, max).search(/\s\S*$/) + 1
    let end = space > max / 2 ? space : max
    if (end > 1 && /[\uD800-\uDBFF]/.test(rest.charAt(end - 1))) end -= 1
    yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  yield rest
}

function* unitsOf(block: Block, max: number): Generator<string> {
  if (block.text.length <= max) return yield block.text
  const parts = fence.test(block.text)
    ? block.text.split(/(?<=\n)/)
    : Array.from(sentences.segment(block.text), (sentence) => sentence.segment)
  for (const part of parts) yield* hardCut(part, max)
}

/**
 * Cuts a text into chunks of at most `maxLength` characters (at least 2): at headings and paragraphs where they fit, at
 * sentences and lines where they do not. Leading white space belongs to no chunk, trailing white space stays.
 */
export function segment(text: string, maxLength: number): Position[] {
  const positions: Position[] = []
  let start = text.length - text.trimStart().length
  let end = start
  const close = () => {
    if (text.slice(start, end).trim() !== '') positions.push([start, end])
    start = end
  }
  for (const block of blocksOf(text.slice(start))) {
    const whole = block.text.length <= maxLength
    if (block.heading || (whole && end - start + block.text.length > maxLength)) close()
    for (const unit of unitsOf(block, maxLength)) {
      if (end - start + unit.length > maxLength) close()
      end += unit.length
    }
  }
  close()
  return positions
}

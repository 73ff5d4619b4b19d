/** A pair to train an embedding model with. */
export interface TrainingPair {
  query: string
  document: string
  /** A passage that is close to the query by its words, but not its document; undefined when there is no other passage. */
  negative: string | undefined
}

/** Longest passage of a pair, in characters. */
export const passageLength = 200

/** The end of a sentence. Abbreviations end some too early, which a preview can bear. */
const sentenceEnd = /(?<=[.!?…])\s+|(?<=[。！？])/u

/** Shortest sentence that can be a query, in words. */
const leastWords = 4

/**
 * Builds pairs from the paragraphs of chunks by the inverse cloze task (Lee, Chang and Toutanova, ACL 2019): the longest sentence of a passage is the
 * query, the rest of the passage is its document. Passages of one sentence are left out. The negative is the passage that shares most
 * words with the query.
 */
export function trainingPairs(chunks: readonly string[]): TrainingPair[] {
  // A chunk can have several short paragraphs.
  const passages = chunks.flatMap((chunk) => chunk.trim().split(/\n{2,}/))
  return passages.flatMap((passage, index) => {
    const parts = passage
      .split(sentenceEnd)
      .map((part) => part.trim())
      .filter(Boolean)
    const query = parts.toSorted((left, right) => right.length - left.length)[0]
    if (query === undefined || parts.length < 2 || wordsOf(query).size < leastWords) return []
    const others = passages.filter((_, place) => place !== index)
    return [
      { query, document: parts.filter((part) => part !== query).join(' '), negative: closest(query, others) },
    ]
  })
}

function closest(query: string, passages: readonly string[]): string | undefined {
  const wanted = wordsOf(query)
  const shared = (passage: string) => [...wordsOf(passage)].filter((word) => wanted.has(word)).length
  return passages.toSorted((left, right) => shared(right) - shared(left))[0]
}

/** Words; in languages that write no spaces between them, characters. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}]+/gu

const wordsOf = (text: string): Set<string> => new Set(text.toLocaleLowerCase().match(word) ?? [])

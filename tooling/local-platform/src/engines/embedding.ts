/**
 * Lexical embeddings: words and character n-grams hashed into a vector, with signs so that collisions cancel on average.
 * Texts that share words or parts of words lie close together, in any language; meaning beyond spelling is not known to it.
 * Every feature lands once in each of several nested ranges of dimensions, so a vector cut short (and normalised again)
 * keeps the neighbourhoods of the long one: the matryoshka property.
 */
const nestedRanges = [64, 256, 1024] as const

/** What a vector longer than the nested ranges adds: one more place for every feature, in the dimensions after them. */
const TAIL = { from: 1024, size: 1024, seed: 3 } as const

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

const WORD_WEIGHT = 1
const TRIGRAM_WEIGHT = 0.45
/** Words this short are mostly articles and prepositions and say little. */
const SHORT_WORD = 3
const SHORT_WORD_WEIGHT = 0.25

/** FNV-1a over UTF-16 code units, then mixed, so that neighbouring strings spread well. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  return value >>> 0
}

/** The weighted features of a text: words with their character trigrams; single characters and pairs for CJK scripts. */
function features(text: string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (feature: string, weight: number) => found.set(feature, (found.get(feature) ?? 0) + weight)
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(wordPattern)) {
    if (cjk.test(word)) {
      const characters = [...word]
      for (const [index, character] of characters.entries()) {
        add(`c:${character}`, TRIGRAM_WEIGHT)
        const next = characters[index + 1]
        if (next !== undefined) add(`c:${character}${next}`, WORD_WEIGHT)
      }
      continue
    }
    const short = word.length <= SHORT_WORD
    add(`w:${word}`, short ? SHORT_WORD_WEIGHT : WORD_WEIGHT)
    const padded = `_${word}_`
    for (let index = 0; !short && index + 3 <= padded.length; index++)
      add(`t:${padded.slice(index, index + 3)}`, TRIGRAM_WEIGHT)
  }
  return found
}

function normalise(vector: Float32Array): void {
  const length = Math.hypot(...vector)
  if (length === 0) return
  for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / length
}

/** Embeds a text into `dimensions` numbers; of length 1 when `normalized`. An empty text gives a zero vector. */
export function embed(text: string, dimensions: number, normalized = true): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const [feature, weight] of features(text)) {
    const damped = Math.log1p(weight)
    for (const [seed, range] of nestedRanges.entries()) {
      const value = hash(feature, seed)
      const index = value % range
      if (index < dimensions) vector[index] = (vector[index] ?? 0) + (value & 0x80000000 ? -damped : damped)
    }
    if (dimensions > TAIL.from) {
      const value = hash(feature, TAIL.seed)
      const index = TAIL.from + (value % TAIL.size)
      if (index < dimensions) vector[index] = (vector[index] ?? 0) + (value & 0x80000000 ? -damped : damped)
    }
  }
  if (normalized) normalise(vector)
  return vector
}

/** Cosine of two normalised vectors of the same size: 1 for the same direction. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

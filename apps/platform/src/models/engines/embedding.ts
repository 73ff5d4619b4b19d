/**
 * Lexical embeddings: words and character n-grams hashed into a vector, with signs so that collisions cancel on average.
 * Texts that share words or parts of words lie close together, in any language; meaning beyond spelling is not known to it.
 * Every feature lands once in each of several nested ranges of dimensions, so a vector cut short (and normalised again)
 * keeps the neighbourhoods of the long one: the matryoshka property.
 */
const nestedRanges = [64, 256, 1024] as const

/** Where a feature lands, by the seed of its hash: in each nested range, and once more in the dimensions after them, for longer vectors. */
const places = [
  ...nestedRanges.map((size, seed) => ({ seed, from: 0, size })),
  { seed: 3, from: 1024, size: 1024 },
]

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

const wordWeight = 1
const trigramWeight = 0.45
/** Words this short are mostly articles and prepositions, with little meaning. */
const shortWord = 3
const shortWordWeight = 0.25

/** FNV-1a over UTF-16 code units, from a state on. */
function walk(state: number, text: string, from: number, to: number): number {
  let value = state
  for (let index = from; index < to; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}

/** The state of every seed after a prefix, which keeps words, trigrams and characters apart. */
const statesAfter = (prefix: string) =>
  places.map(({ seed }) => walk((0x811c9dc5 ^ seed) >>> 0, prefix, 0, prefix.length))
const kinds = { word: statesAfter('w:'), trigram: statesAfter('t:'), character: statesAfter('c:') }

interface Feature {
  kind: readonly number[]
  source: string
  from: number
  to: number
  weight: number
}

/** The hash of a feature for a seed, mixed so that neighbouring strings spread well. */
function hash({ kind, source, from, to }: Omit<Feature, 'weight'>, seed: number): number {
  let value = walk(kind[seed] ?? 0, source, from, to)
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  return value >>> 0
}

/**
 * The weighted features of a text: words with their character trigrams; single characters and pairs for CJK scripts.
 * Each is known by its first hash and its place in the word: no string is made of it, which is most of the speed.
 */
function features(text: string): Iterable<Feature> {
  const found = new Map<number, Feature>()
  const add = (kind: readonly number[], source: string, from: number, to: number, weight: number) => {
    const feature = { kind, source, from, to, weight }
    const name = hash(feature, 0) | 0
    const known = found.get(name)
    if (known === undefined) found.set(name, feature)
    else known.weight += weight
  }
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(wordPattern)) {
    if (cjk.test(word)) {
      let start = 0
      let before = 0
      for (const character of word) {
        const end = start + character.length
        if (start > 0) add(kinds.character, word, before, end, wordWeight)
        add(kinds.character, word, start, end, trigramWeight)
        before = start
        start = end
      }
      continue
    }
    const short = word.length <= shortWord
    add(kinds.word, word, 0, word.length, short ? shortWordWeight : wordWeight)
    if (short) continue
    const padded = `_${word}_`
    for (let index = 0; index + 3 <= padded.length; index++)
      add(kinds.trigram, padded, index, index + 3, trigramWeight)
  }
  return found.values()
}

function normalise(vector: Float32Array): void {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return
  const length = Math.sqrt(squares)
  for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / length
}

/** Embeds a text into `dimensions` numbers; of length 1 when `normalized`. An empty text gives a zero vector. */
export function embed(text: string, dimensions: number, normalized = true): Float32Array {
  const vector = new Float32Array(dimensions)
  const used = places.filter(({ from }) => from < dimensions)
  for (const feature of features(text)) {
    const damped = Math.log1p(feature.weight)
    for (const { seed, from, size } of used) {
      const value = hash(feature, seed)
      const index = from + (value % size)
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

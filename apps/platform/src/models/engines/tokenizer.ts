import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base'

/** The encodings that the segmenter offers (public API, field `tokenizer`). */
export const tokenizerNames = [
  'cl100k_base',
  'o200k_base',
  'p50k_base',
  'r50k_base',
  'p50k_edit',
  'gpt2',
] as const
export type TokenizerName = (typeof tokenizerNames)[number]

/** A visible piece of text and the token ids it is made of; a character of several bytes can take several. */
export type TokenPiece = [text: string, ids: number[]]

interface Encoding {
  countTokens(text: string, options: { disallowedSpecial: Set<string> }): number
  encode(text: string, options: { disallowedSpecial: Set<string> }): number[]
  decode(ids: number[]): string
}

/** gpt2 and r50k_base are one vocabulary under two names. */
const loaders: Readonly<Record<TokenizerName, () => Promise<Encoding>>> = {
  cl100k_base: async () => cl100k,
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
  p50k_edit: () => import('gpt-tokenizer/encoding/p50k_edit'),
  gpt2: () => import('gpt-tokenizer/encoding/r50k_base'),
}

/** Byte-pair encoding takes quadratic time on unbroken runs, so a run is cut into pieces of this many characters. */
const longestRun = 256
const longRun = new RegExp(`\\S{${longestRun}}|\\s{${longestRun}}`, 'gu')
const options = { disallowedSpecial: new Set<string>() }

/** The text in pieces that are each encoded in bounded time per character. */
function* pieces(text: string): Generator<string> {
  let rest = 0
  for (const run of text.matchAll(longRun)) {
    if (run.index > rest) yield text.slice(rest, run.index)
    yield run[0]
    rest = run.index + run[0].length
  }
  if (rest < text.length) yield text.slice(rest)
}

/** Counts the tokens of a text by the cl100k_base encoding, in time linear in its length. */
export function countTokens(text: string): number {
  let tokens = 0
  for (const piece of pieces(text)) tokens += cl100k.countTokens(piece, options)
  return tokens
}

/** Characters of the longest token of cl100k_base. */
const longestToken = 128

/** Counts the tokens of a text. `Infinity` for a text too long to have at most `most` tokens: nothing of it is read. */
export const countTokensUpTo = (text: string, most: number): number =>
  text.length > most * longestToken ? Infinity : countTokens(text)

/** Returns a count of `countTokensUpTo` as a message states it. */
export const statedTokens = (tokens: number, most: number): string =>
  tokens === Infinity ? `more than ${most}` : String(tokens)

/** Token ids of cl100k_base that are texts; those above mark the end of a text and the like. */
const textTokens = 100_256

/** Returns the text of cl100k_base token ids, which clients of OpenAI send in place of a text; undefined if one is not an id of a text. */
export const decodeTokens = (ids: readonly number[]): string | undefined =>
  ids.every((id) => Number.isInteger(id) && id >= 0 && id < textTokens) ? cl100k.decode(ids) : undefined

/** Splits a text into its visible pieces with their token ids; joined, the pieces are the text again. */
export async function tokenize(text: string, name: TokenizerName): Promise<TokenPiece[]> {
  const encoding = await loaders[name]()
  const source = text.toWellFormed()
  const found: TokenPiece[] = []
  let position = 0
  let ids: number[] = []
  for (const piece of pieces(source)) {
    for (const id of encoding.encode(piece, options)) {
      ids.push(id)
      const visible = encoding.decode(ids)
      if (!source.startsWith(visible, position)) continue
      found.push([visible, ids])
      position += visible.length
      ids = []
    }
  }
  return found
}

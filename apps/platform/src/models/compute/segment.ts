import { z } from 'zod'

import { segment } from '../engines/segmenter.ts'
import { tokenize, tokenizerNames } from '../engines/tokenizer.ts'

/** Often quoted as the public limit; it also bounds the work of one call. */
export const maxCharacters = 64_000

const contentField = z.string().min(1).max(maxCharacters)

export const countTokensQuery = z.object({ content: contentField.describe('The text.') })

export const segmentFields = z.strictObject({
  content: contentField.describe('The text.'),
  tokenizer: z.enum(tokenizerNames).default('cl100k_base').describe('Tokenizer; `cl100k_base` by default.'),
  return_tokens: z.boolean().default(false).describe('Also return the tokens.'),
  return_chunks: z.boolean().default(false).describe('Also return the chunks.'),
  max_chunk_length: z
    .number()
    .int()
    .min(2)
    .max(maxCharacters)
    .default(1000)
    .describe('Maximum length of a chunk in characters; 1,000 by default.'),
  head: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Return only this many tokens from the start. Can't be combined with `tail`."),
  tail: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Return only this many tokens from the end. Can't be combined with `head`."),
})

export const segmentRequest = segmentFields.refine(
  ({ head, tail }) => head === undefined || tail === undefined,
  'Give head or tail, not both.',
)

/** Tokens and chunks of a text. `head` and `tail` keep the first or last tokens of each list. */
export async function segmentText(request: z.infer<typeof segmentRequest>) {
  const content = request.content.toWellFormed()
  const whole = await tokenize(content, request.tokenizer)
  const positions = request.return_chunks ? segment(content, request.max_chunk_length) : []
  const chunks = positions.map(([start, end]) => content.slice(start, end))
  const { head, tail } = request
  const pick = <T>(list: T[]): T[] => {
    if (head !== undefined) return list.slice(0, head)
    return tail === undefined ? list : list.slice(-tail)
  }
  const grouped = request.return_chunks
    ? await Promise.all(chunks.map((chunk) => tokenize(chunk, request.tokenizer)))
    : [whole]
  return {
    num_tokens: whole.reduce((sum, [, ids]) => sum + ids.length, 0),
    tokenizer: request.tokenizer,
    usage: { tokens: 0 },
    ...(request.return_chunks ? { num_chunks: chunks.length, chunk_positions: positions, chunks } : {}),
    ...(request.return_tokens ? { tokens: grouped.map(pick) } : {}),
  }
}

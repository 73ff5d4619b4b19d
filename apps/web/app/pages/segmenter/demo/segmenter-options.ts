/** The tokenizers that the service offers, the default first. */
export const tokenizers = [
  'cl100k_base',
  'o200k_base',
  'p50k_base',
  'p50k_edit',
  'r50k_base',
  'gpt2',
] as const

/** Lengths of chunks to choose from, in characters. */
export const chunkLengths = [100, 200, 500, 1000, 2000] as const

/** Longest text of a request, in characters. */
export const maxCharacters = 64_000

/** What the form of the demo asks for. */
export interface SegmentChoice {
  tokenizer: (typeof tokenizers)[number]
  chunkLength: (typeof chunkLengths)[number]
}

export const firstChoice: SegmentChoice = { tokenizer: 'cl100k_base', chunkLength: 200 }

/** Returns the body of the demo's request. */
export const segmentBody = ({ tokenizer, chunkLength }: SegmentChoice, content: string) => ({
  tokenizer,
  return_tokens: true,
  return_chunks: true,
  max_chunk_length: chunkLength,
  content,
})

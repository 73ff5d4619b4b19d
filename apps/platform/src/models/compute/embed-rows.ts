import { embed } from '../engines/embedding.ts'
import { countTokens } from '../engines/tokenizer.ts'
import type { BulkError } from './bulk-error.ts'
import { embeddingModels } from './embedding-models.ts'

/** A row of a bulk job that is not embedded yet. */
export interface OpenRow {
  place: number
  input: string
}

/** A row with its vector, as base64 of its bytes, or with the reason why it has none. */
export interface DoneRow {
  place: number
  tokens: number
  vector: string | null
  error: BulkError | null
}

/** The error of a row with `count` tokens for a model that accepts fewer. */
const tooLong = (count: number, model: string, limit: number): BulkError => ({
  code: 'too_long',
  message: `The text has ${count} tokens; ${model} takes ${limit}.`,
  tokens: { count, limit },
})

/** Counts the tokens of rows. A row that is too long for the model has an error, and costs nothing. */
export function measureRows(rows: readonly OpenRow[], name: string) {
  const limit = embeddingModels[name]?.maxTokens ?? 0
  return rows.map((row) => {
    const tokens = countTokens(row.input)
    return tokens <= limit
      ? { ...row, tokens, error: null }
      : { ...row, tokens: 0, error: tooLong(tokens, name, limit) }
  })
}

/** Returns the bytes of a vector as a row of a bulk job keeps them: float32 in base64. */
export const vectorText = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')

/** Embeds rows of a bulk job. */
export function embedRows({ rows, model }: { rows: readonly OpenRow[]; model: string }): DoneRow[] {
  const dimensions = embeddingModels[model]?.dimensions ?? 0
  return measureRows(rows, model).map(({ place, input, tokens, error }) => {
    const vector = error === null ? vectorText(embed(input, dimensions)) : null
    return { place, tokens, vector, error }
  })
}

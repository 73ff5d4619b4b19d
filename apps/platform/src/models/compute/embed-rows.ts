import { embed } from '../engines/embedding.ts'
import { countTokens } from '../engines/tokenizer.ts'
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
  error: string | null
}

/** Embeds rows of a bulk job. */
export function embedRows({ rows, model: name }: { rows: readonly OpenRow[]; model: string }): DoneRow[] {
  const model = embeddingModels[name]
  return rows.map(({ place, input }) => {
    const tokens = countTokens(input)
    const fits = model !== undefined && tokens <= model.maxTokens
    return {
      place,
      tokens: fits ? tokens : 0,
      vector: fits ? Buffer.from(embed(input, model.dimensions).buffer).toString('base64') : null,
      error: fits ? null : `The text has ${tokens} tokens; ${name} takes ${model?.maxTokens ?? 0}.`,
    }
  })
}

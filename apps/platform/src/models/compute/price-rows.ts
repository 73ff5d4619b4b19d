import { countTokens } from '../engines/tokenizer.ts'
import { embeddingModels } from './embedding-models.ts'

/** Tokens of the texts that a model takes; those that are too long are not embedded, and cost nothing. */
export function priceRows({ texts, model: name }: { texts: readonly string[]; model: string }): number {
  const most = embeddingModels[name]?.maxTokens ?? 0
  return texts
    .map((text) => countTokens(text))
    .filter((tokens) => tokens <= most)
    .reduce((sum, tokens) => sum + tokens, 0)
}

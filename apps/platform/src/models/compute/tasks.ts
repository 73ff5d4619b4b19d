import { sumOfClasses } from '../engines/classifier.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { classifyByLabels, classifyByPrototypes } from './classify.ts'
import { cohereEmbed, cohereEmbedV2 } from './cohere-embed.ts'
import { embedRows } from './embed-rows.ts'
import { computeEmbeddings } from './embeddings.ts'
import { computeMultiVectors } from './multi-vector.ts'
import { priceRows } from './price-rows.ts'
import { readRows } from './read-rows.ts'
import { rerank } from './rerank.ts'
import { segmentText } from './segment.ts'

/** The models whose calls are priced before they are computed: each returns the price of a request and the function that computes it. */
export const models = {
  embeddings: computeEmbeddings,
  cohereEmbed,
  cohereEmbedV2,
  multiVectors: computeMultiVectors,
  rerank,
  classify: classifyByLabels,
}

/** Computations whose time grows with the input. Input and output are plain data, so that a worker can do them. */
export const tasks = {
  countTokens: (texts: readonly string[]) => texts.reduce((sum, text) => sum + countTokens(text), 0),
  classifyByPrototypes,
  embedRows,
  priceRows,
  readRows,
  segment: segmentText,
  sumOfClasses,
}

export type Models = typeof models
export type ModelName = keyof Models
export type Tasks = typeof tasks
export type TaskName = keyof Tasks

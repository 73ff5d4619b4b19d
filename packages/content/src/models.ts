import { codeAndImageModels } from './models/code-and-image-models.ts'
import { lateInteractionModels } from './models/late-interaction-models.ts'
import type { Model } from './models/model.ts'
import { readerModels } from './models/reader-models.ts'
import { rerankerModels } from './models/reranker-models.ts'
import { textEmbeddingModelsV1 } from './models/text-embedding-models-v1.ts'
import { textEmbeddingModelsV2V3 } from './models/text-embedding-models-v2-v3.ts'

export type { Model, ModelInput, ModelSource, ModelType } from './models/model.ts'

const all = [
  ...codeAndImageModels,
  ...textEmbeddingModelsV2V3,
  ...lateInteractionModels,
  ...rerankerModels,
  ...readerModels,
  ...textEmbeddingModelsV1,
]

export type ModelSlug = (typeof all)[number]['slug']

/** Every model of 2023 to 2025, newest first; models without a known date are last. */
export const models: readonly Model<ModelSlug>[] = all.toSorted((a, b) =>
  (b.releaseDate ?? '').localeCompare(a.releaseDate ?? ''),
)

/** A model that no newer one replaces. */
type CurrentModelSlug = Extract<(typeof all)[number], { deprecated: false }>['slug']

/** Returns whether no newer model replaces a model. */
export const isCurrent = (model: Model<ModelSlug>): model is Model<CurrentModelSlug> => !model.deprecated

/** The ten names of specification §3, newest first. */
export const featuredModels = models.filter(({ featured }) => featured)

/** Returns the model with a path under `/models`, or undefined. */
export const modelBySlug = (slug: string): Model<ModelSlug> | undefined =>
  models.find((model) => model.slug === slug)

/**
 * Returns the model that replaces a deprecated one: its first related model that is not deprecated, else the successor of its first
 * related model. Undefined for a model that is not deprecated.
 */
export function successorOf(model: Model): Model<ModelSlug> | undefined {
  if (!model.deprecated) return undefined
  const related = model.related.flatMap((slug) => modelBySlug(slug) ?? [])
  const current = related.find(({ deprecated }) => !deprecated)
  if (current) return current
  const [next] = related
  return next && next.slug !== model.slug ? successorOf(next) : undefined
}

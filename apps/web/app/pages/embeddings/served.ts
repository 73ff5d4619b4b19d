import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { models } from '@search-foundation/content/models'

/** The models that the main API offers for single vectors. */
export const served = models.filter(
  ({ types, outputs, availability, deprecated }) =>
    types.includes('embedding') && outputs.includes('vector') && availability.includes('api') && !deprecated,
)

/** Those whose vectors can be shortened, the default one first, with the lengths from the longest on. */
export const choices = served
  .filter(({ matryoshkaDimensions }) => matryoshkaDimensions.length > 0)
  .map(({ slug, matryoshkaDimensions }) => ({
    slug,
    dimensions: matryoshkaDimensions.toSorted((left, right) => right - left),
  }))
  .toSorted(
    (left, right) =>
      Number(right.slug === defaultEmbeddingModel) - Number(left.slug === defaultEmbeddingModel),
  )

/** What the demo starts with. */
export const firstChoice = {
  model: choices[0]?.slug ?? defaultEmbeddingModel,
  dimensions: choices[0]?.dimensions[0] ?? 0,
  lateChunking: false,
}

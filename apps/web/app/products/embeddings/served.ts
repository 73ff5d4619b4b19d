import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { models, type Model, type ModelSlug } from '@search-foundation/content/models'

/** The models that the main API offers for single vectors. */
export const served = models.filter(
  ({ types, outputs, availability, deprecated }) =>
    types.includes('embedding') && outputs.includes('vector') && availability.includes('api') && !deprecated,
)

const isDefault = ({ slug }: Model) => Number(slug === defaultEmbeddingModel)

/** Those whose vectors can be shortened, the default one first. */
const shortenable = served
  .filter(({ matryoshkaDimensions }) => matryoshkaDimensions.length > 0)
  .toSorted((left, right) => isDefault(right) - isDefault(left))

/** Returns the models that a demo offers, with the lengths of their vectors from the longest on. `first` is the one that it starts with. */
export const choices = (first?: Model<ModelSlug>) =>
  [...new Set([...(first === undefined ? [] : [first]), ...shortenable])].map(
    ({ slug, matryoshkaDimensions, outputDimensions }) => ({
      slug,
      dimensions:
        matryoshkaDimensions.length > 0
          ? matryoshkaDimensions.toSorted((left, right) => right - left)
          : [outputDimensions ?? 0],
    }),
  )

const [recorded] = choices()

/** What the demo starts with, and what was recorded. */
export const firstChoice = {
  model: recorded?.slug ?? defaultEmbeddingModel,
  dimensions: recorded?.dimensions[0] ?? 0,
  lateChunking: false,
}

import { models } from '@search-foundation/content/models'

/** The models that the main API offers for ranking, newest first. */
export const served = models.filter(
  ({ types, outputs, availability, deprecated }) =>
    types.includes('reranker') && outputs.includes('rankings') && availability.includes('api') && !deprecated,
)

/** Their names; the first was recorded. */
export const slugs = served.map(({ slug }) => slug)

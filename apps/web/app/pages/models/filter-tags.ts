import { modelTags, type ModelTag } from '@search-foundation/content/model-tags'
import { models, type Model } from '@search-foundation/content/models'

/** Tags that the list of models is filtered by. Each has a rule in `frame/filter-links.module.css`. */
export const filterTags = [
  'embedding',
  'reranker',
  'reader',
  'multimodal',
  'multilingual',
  'multi-vector',
  'matryoshka',
  'apache',
] as const satisfies readonly ModelTag[]

export type FilterTag = (typeof filterTags)[number]

/** Returns the tags of a model that have a filter. */
export function filterTagsOf(model: Model): FilterTag[] {
  const tags = modelTags(model)
  return filterTags.filter((tag) => tags.includes(tag))
}

/** Returns how many models a filter shows. */
export const countOf = (tag: FilterTag): number =>
  models.filter((model) => filterTagsOf(model).includes(tag)).length

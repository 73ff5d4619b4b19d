import { modelTags, type ModelTag } from '@search-foundation/content/model-tags'
import type { Model } from '@search-foundation/content/models'

/** Tags that the page of a model shows, each with the query that lists the models with it. A tag without a column or filter leads to all models. */
const queries = {
  embedding: '?product=embedding',
  reranker: '?product=reranker',
  reader: '?product=reader',
  multimodal: '?input=image',
  multilingual: '?sort=-languages',
  'multi-vector': '',
  matryoshka: '?sort=-dimensions',
  apache: '?license=Apache-2.0',
} as const satisfies Partial<Record<ModelTag, string>>

type ShownTag = keyof typeof queries

const shownTags = Object.keys(queries) as ShownTag[]

/** Returns the tags of a model that its page shows, each with the query of the list of models that are alike. */
export function shownTagsOf(model: Model): { tag: ShownTag; query: string }[] {
  const tags = modelTags(model)
  return shownTags.filter((tag) => tags.includes(tag)).map((tag) => ({ tag, query: queries[tag] }))
}

import { modelTags, type ModelTag } from '@search-foundation/content/model-tags'
import type { Model } from '@search-foundation/content/models'

/** Tags that the page of a model shows. */
const shownTags = [
  'embedding',
  'reranker',
  'reader',
  'multimodal',
  'multilingual',
  'multi-vector',
  'matryoshka',
  'apache',
] as const satisfies readonly ModelTag[]

type ShownTag = (typeof shownTags)[number]

/** What the list of models shows for a tag: the query of its address. A tag that no column or filter has leads to the whole list. */
const queries: Readonly<Record<ShownTag, string>> = {
  embedding: '?product=embedding',
  reranker: '?product=reranker',
  reader: '?product=reader',
  multimodal: '?input=image',
  multilingual: '?sort=-languages',
  'multi-vector': '',
  matryoshka: '?sort=-dimensions',
  apache: '?license=Apache-2.0',
}

/** Returns the tags of a model that its page shows, each with the query of the list of models that are alike. */
export function shownTagsOf(model: Model): { tag: ShownTag; query: string }[] {
  const tags = modelTags(model)
  return shownTags.filter((tag) => tags.includes(tag)).map((tag) => ({ tag, query: queries[tag] }))
}

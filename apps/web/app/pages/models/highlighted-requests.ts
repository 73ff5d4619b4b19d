import { models, type ModelSlug } from '@search-foundation/content/models'

import { highlightRequest, type HighlightedSample } from '../../code/highlight-samples.ts'
import { callOf } from './call-of.ts'

/** The samples of every model that the main API offers. */
export const highlightedRequests: ReadonlyMap<ModelSlug, readonly HighlightedSample[]> = new Map(
  (await Promise.all(models.map(samplesOf))).flat(),
)

async function samplesOf(
  model: (typeof models)[number],
): Promise<[ModelSlug, readonly HighlightedSample[]][]> {
  const call = callOf(model)
  return call === undefined ? [] : [[model.slug, await highlightRequest(call)]]
}

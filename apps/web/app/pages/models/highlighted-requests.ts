import { models, type ModelSlug } from '@search-foundation/content/models'

import { codeTheme } from '../../markdown/code-theme.ts'
import { callOf, requestSamples } from './request-samples.ts'

/** A sample as highlighted HTML. */
export interface HighlightedSample {
  name: string
  html: string
}

/** The samples of every model that the main API offers. Highlighted while prerendering; the browser gets no highlighter. */
export const highlightedRequests: ReadonlyMap<ModelSlug, readonly HighlightedSample[]> = new Map(
  import.meta.env.SSR ? await highlightAll() : [],
)

async function highlightAll(): Promise<[ModelSlug, HighlightedSample[]][]> {
  if (!import.meta.env.SSR) return []
  const { codeToHtml } = await import('shiki')
  const entries = models.map(async (model): Promise<[ModelSlug, HighlightedSample[]][]> => {
    const call = callOf(model)
    if (call === undefined) return []
    const samples = requestSamples(call).map(async ({ name, language, code }) => ({
      name,
      html: await codeToHtml(code, { lang: language, ...codeTheme }),
    }))
    return [[model.slug, await Promise.all(samples)]]
  })
  return (await Promise.all(entries)).flat()
}

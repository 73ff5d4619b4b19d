import { modelTags } from '@search-foundation/content/model-tags'
import { models } from '@search-foundation/content/models'
import { translator } from '@search-foundation/i18n/translator'

/** A model in the list of the dashboard API. */
export interface ModelEntry {
  /** Public model id, such as `jina-embeddings-v3`. */
  name: string
  slug: string
  /** Position in the list; 1 is the newest. */
  rank: number
  summary: string
  /** Tags that the list can be filtered by. */
  tags: string[]
  /** YYYY-MM-DD; null if unknown. */
  release_date: string | null
  deprecated: boolean
  meta_data: {
    /** Number of parameters, as text. */
    size: string
    output_dim: number | null
    max_tokens: number
    matryoshka_dims: readonly number[]
    languages: number | null
    license: string | null
    tasks: readonly string[]
  }
}

const t = translator('en-US', 'content-models')

/** Every model of the catalog, newest first, from the facts that the site uses. */
export const modelEntries: readonly ModelEntry[] = models.map((model, index) => ({
  name: model.slug,
  slug: model.slug,
  rank: index + 1,
  summary: t(`summary.${model.slug}`),
  tags: modelTags(model),
  release_date: model.releaseDate,
  deprecated: model.deprecated,
  meta_data: {
    size: model.parametersLabel,
    output_dim: model.outputDimensions,
    max_tokens: model.contextTokens,
    matryoshka_dims: model.matryoshkaDimensions,
    languages: model.languages,
    license: model.license,
    tasks: model.tasks,
  },
}))

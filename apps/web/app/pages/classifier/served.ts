import { models } from '@search-foundation/content/models'

/** The embedding models that classify: texts, and with the second one also images. */
export const slugs = ['jina-embeddings-v3', 'jina-clip-v2'] as const

export const served = slugs.flatMap((slug) => models.find((model) => model.slug === slug) ?? [])

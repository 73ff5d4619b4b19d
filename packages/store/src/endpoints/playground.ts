import {
  embed,
  read as readPage,
  rerank,
  search,
  segment,
  type EmbeddingsAnswer,
  type EmbeddingsRequest,
  type ReadAnswer,
  type ReadRequest,
  type RerankAnswer,
  type RerankRequest,
  type SearchAnswer,
  type SearchRequest,
  type SegmentAnswer,
  type SegmentRequest,
} from '@search-foundation/api-client'

import { api, tagsOfTokens } from '../api.ts'
import { change } from '../sdk-call.ts'

interface Trial<Body> {
  apiKey: string
  body: Body
}

/** The products, called with a visitor's key to try them. Streams are not cached, so they are not here. */
export const playgroundApi = api.injectEndpoints({
  endpoints: (build) => ({
    embed: build.mutation<EmbeddingsAnswer, Trial<EmbeddingsRequest>>({
      queryFn: change((client, { apiKey, body }, options) => embed(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    rerank: build.mutation<RerankAnswer, Trial<RerankRequest>>({
      queryFn: change((client, { apiKey, body }, options) => rerank(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    segment: build.mutation<SegmentAnswer, Trial<SegmentRequest>>({
      queryFn: change((client, { apiKey, body }, options) => segment(client, body, { ...options, apiKey })),
    }),
    readPage: build.mutation<ReadAnswer, Trial<ReadRequest>>({
      queryFn: change((client, { apiKey, body }, options) => readPage(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    search: build.mutation<SearchAnswer, Trial<SearchRequest>>({
      queryFn: change((client, { apiKey, body }, options) => search(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
  }),
})

export const {
  useEmbedMutation,
  useRerankMutation,
  useSegmentMutation,
  useReadPageMutation,
  useSearchMutation,
} = playgroundApi

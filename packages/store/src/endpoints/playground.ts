import {
  embed,
  read as readPage,
  rerank,
  search,
  segment,
  type EmbeddingsResponse,
  type EmbeddingsRequest,
  type ReadResponse,
  type ReadRequest,
  type RerankResponse,
  type RerankRequest,
  type SearchResponse,
  type SearchRequest,
  type SegmentResponse,
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
    embed: build.mutation<EmbeddingsResponse, Trial<EmbeddingsRequest>>({
      queryFn: change((client, { apiKey, body }, options) => embed(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    rerank: build.mutation<RerankResponse, Trial<RerankRequest>>({
      queryFn: change((client, { apiKey, body }, options) => rerank(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    segment: build.mutation<SegmentResponse, Trial<SegmentRequest>>({
      queryFn: change((client, { apiKey, body }, options) => segment(client, body, { ...options, apiKey })),
    }),
    readPage: build.mutation<ReadResponse, Trial<ReadRequest>>({
      queryFn: change((client, { apiKey, body }, options) => readPage(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
    search: build.mutation<SearchResponse, Trial<SearchRequest>>({
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

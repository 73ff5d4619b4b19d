import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { KeyInfo } from '@search-foundation/api-client'

import type { api } from './api.ts'
import type { EmbeddingState } from './embedding.ts'
import { keysApi } from './endpoints/keys.ts'

interface State {
  embedding: EmbeddingState
  api: ReturnType<typeof api.reducer>
}

/**
 * Returns the info of the key in use: what its call returned; null after a failure (specification §8); until there is a result, what
 * was stored with the key. What was known about the key before is dropped.
 */
function keyInfoOf(state: State, before: State | undefined): KeyInfo | null {
  const { apiKey, apiKeyInfo } = state.embedding
  if (apiKey === null) return null
  const { isError, data } = keysApi.endpoints.keyInfo.select(apiKey)(state)
  if (isError) return null
  const isOfKeyBefore =
    before !== undefined && before.embedding.apiKey !== apiKey && before.embedding.apiKeyInfo === apiKeyInfo
  return data ?? (isOfKeyBefore ? null : apiKeyInfo)
}

/** Derives `embedding.apiKeyInfo` from the cache after every action, so that the two never differ. */
export const derivingKeyInfo =
  <S extends State>(reducer: Reducer<S>): Reducer<S> =>
  (state: S | undefined, action: UnknownAction): S => {
    const next = reducer(state, action)
    if (next.api.queries === state?.api.queries && next.embedding === state.embedding) return next
    const apiKeyInfo = keyInfoOf(next, state)
    return apiKeyInfo === next.embedding.apiKeyInfo
      ? next
      : { ...next, embedding: { ...next.embedding, apiKeyInfo } }
  }

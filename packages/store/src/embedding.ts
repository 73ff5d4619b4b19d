import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeyInfo } from '@search-foundation/api-client'
import * as v from 'valibot'

import { userCleared } from './user.ts'

/** States of the bot-check widget (specification §4). */
export const botCheckStates = [
  'unloaded',
  'idle',
  'loading',
  'loaded',
  'error',
  'unsupported',
  'expired',
  'cleanup',
] as const
export type BotCheckState = (typeof botCheckStates)[number]

/**
 * The current key and the texts tried with it. Models, products and other lists are in the cache of the API. The specification's user
 * documents and task are what a visitor types and chooses in the demos of the site, which keeps them for the tab (`apps/web/app/visitor/connect-demo-inputs.ts`).
 */
export interface EmbeddingState {
  apiKey: string | null
  /** Derived from the key-info call (`key-info.ts`), and stored for the next visit. */
  apiKeyInfo: KeyInfo | null
  /** The texts that the visitor last tried. */
  testData: string[]
  turnstileState: BotCheckState
}

const initialState: EmbeddingState = {
  apiKey: null,
  apiKeyInfo: null,
  testData: [],
  turnstileState: 'unloaded',
}

const wallet = v.looseObject({
  total_balance: v.number(),
  trial_balance: v.number(),
  regular_balance: v.number(),
})
export const persistedEmbedding = {
  apiKey: v.nullable(v.string()),
  testData: v.array(v.string()),
  apiKeyInfo: v.nullable(
    v.looseObject({
      email: v.nullable(v.string()),
      wallet,
      metadata: v.looseObject({ speed_level: v.number() }),
    }),
  ),
}

const slice = createSlice({
  name: 'embedding',
  initialState,
  reducers: {
    apiKeyChosen: (state, { payload }: PayloadAction<string | null>) => ({ ...state, apiKey: payload }),
    testDataChanged: (state, { payload }: PayloadAction<string[]>) => ({ ...state, testData: payload }),
    botCheckChanged: (state, { payload }: PayloadAction<BotCheckState>) => ({
      ...state,
      turnstileState: payload,
    }),
  },
  extraReducers: (builder) =>
    // The next user of this browser sees neither the key nor the texts.
    builder.addCase(userCleared, ({ turnstileState }) => ({ ...initialState, turnstileState })),
})

export const embeddingReducer = slice.reducer
export const { apiKeyChosen, testDataChanged, botCheckChanged } = slice.actions

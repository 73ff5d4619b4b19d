import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

import type { PlaygroundProduct } from './run-product.ts'
import { userCleared } from './user.ts'

/** A request that was sent from the playground during this visit. */
export interface PastRun {
  id: string
  /** Milliseconds since 1970. */
  at: number
  product: PlaygroundProduct
  /** What the form contained, by field. */
  values: Readonly<Record<string, string>>
  /** What the response took; null for a failed call. */
  cost: { ms: number; tokens: number } | null
}

const maxRuns = 20

/** The history of the playground. It is not persisted: the specification lists what is stored in a browser, and texts may be private. */
const slice = createSlice({
  name: 'playground',
  initialState: { runs: [] as PastRun[] },
  reducers: {
    runRecorded: {
      prepare: (run: Omit<PastRun, 'id' | 'at'>) => ({
        payload: { ...run, id: nanoid(), at: Date.now() },
      }),
      reducer: ({ runs }, { payload }: PayloadAction<PastRun>) => ({
        runs: [payload, ...runs].slice(0, maxRuns),
      }),
    },
    runsCleared: () => ({ runs: [] }),
  },
  extraReducers: (builder) => builder.addCase(userCleared, () => ({ runs: [] })),
})

export const playgroundReducer = slice.reducer
export const { runRecorded, runsCleared } = slice.actions

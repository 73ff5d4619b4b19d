import {
  combineReducers,
  configureStore,
  createAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { REMEMBER_REHYDRATED, rememberEnhancer, rememberReducer } from 'redux-remember'

import { api } from './api.ts'
import { embeddingReducer } from './embedding.ts'
import { derivingKeyInfo } from './key-info.ts'
import { parseSlice, persistedSlices, serializeSlice } from './persistence.ts'
import { storagePrefix, type TextStorage } from './preferences/text-storage.ts'
import type { Extra } from './sdk-call.ts'
import { settingsReducer } from './settings.ts'
import { userReducer } from './user.ts'

/** Another tab changed a persisted slice. */
const sliceAdopted = createAction<{ slice: string; fields: Record<string, unknown> }>('store/sliceAdopted')

/** Extends a reducer so that it applies the fields that another tab has stored. */
function adopting<State extends object>(slice: string, reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action)
    return sliceAdopted.match(action) && action.payload.slice === slice
      ? { ...next, ...action.payload.fields }
      : next
  }
}

const reducers = {
  settings: adopting('settings', settingsReducer),
  user: adopting('user', userReducer),
  embedding: adopting('embedding', embeddingReducer),
  [api.reducerPath]: api.reducer,
}

const combined = combineReducers(reducers)
/** redux-remember replaces a slice by what it reads, so the fields that are not stored are added from here. */
const initialSlices: Readonly<Record<string, object>> = combined(undefined, { type: 'store/defaults' })
export type RootState = ReturnType<typeof combined>

export interface StoreOptions extends Extra {
  /** Where the persisted fields are stored: `safeStorage()` of `preferences` in a browser. */
  storage: TextStorage
}

/**
 * Creates the store with its persisted slices. Resolves once the stored fields are read and checked, so that the first
 * render shows them.
 */
export function createStore({ client, expireSession, storage }: StoreOptions) {
  const whenRehydrated = Promise.withResolvers<void>()
  const remembered = derivingKeyInfo(rememberReducer(reducers) as Reducer<RootState>)
  const store = configureStore({
    reducer: (state: RootState | undefined, action: UnknownAction) => {
      const next = remembered(state, action)
      if (action.type === REMEMBER_REHYDRATED) queueMicrotask(whenRehydrated.resolve)
      return next
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client, expireSession } satisfies Extra } }).concat(
        api.middleware,
      ),
    enhancers: (defaults) =>
      defaults().concat(
        rememberEnhancer(storage, [...persistedSlices], {
          prefix: storagePrefix,
          serialize: (state: object, slice) => serializeSlice(state, slice),
          unserialize: (text: unknown, slice) => ({ ...initialSlices[slice], ...parseSlice(text, slice) }),
          errorHandler: (error) => console.warn('The stored state could not be read or written.', error),
        }),
      ),
  })
  return whenRehydrated.promise.then(() => store)
}

export type Store = Awaited<ReturnType<typeof createStore>>

/** Applies changes that other tabs store. Returns an unsubscribe function. */
export function followOtherTabs(
  store: Store,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const adopt = ({ key, newValue }: StorageEvent) => {
    const slice = persistedSlices.find((name) => key === storagePrefix + name)
    if (slice !== undefined) store.dispatch(sliceAdopted({ slice, fields: parseSlice(newValue, slice) }))
  }
  target.addEventListener('storage', adopt)
  return () => target.removeEventListener('storage', adopt)
}

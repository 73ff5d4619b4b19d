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
import { parseSlice, persistedSlices, serializeSlice, storagePrefix } from './persistence.ts'
import type { Extra } from './sdk-call.ts'
import { settingsReducer } from './settings.ts'
import { userReducer } from './user.ts'

/** Another tab changed a persisted slice: take its fields over. */
const sliceAdopted = createAction<{ slice: string; fields: Record<string, unknown> }>('store/sliceAdopted')

/** Lets a reducer take over persisted fields, on top of its defaults. */
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
/** redux-remember replaces a slice by what it reads, so what is not stored has to stand beside it. */
const initialSlices: Readonly<Record<string, object>> = combined(undefined, { type: 'store/defaults' })
export type RootState = ReturnType<typeof combined>

export interface StoreOptions extends Extra {
  /**
   * Opens where the persisted fields live: `() => localStorage`. Asked for at each use, since a browser that blocks
   * storage throws as soon as it is named.
   */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** Keeps redux-remember from writing a slice over with what it already holds; a closed storage reads as empty. */
function driver(storage: StoreOptions['storage']) {
  return {
    getItem: (key: string) => {
      try {
        return storage().getItem(key)
      } catch (error) {
        console.warn('The stored state could not be read; the defaults hold.', error)
        return null
      }
    },
    setItem: (key: string, value: unknown) => {
      if (typeof value === 'string' && storage().getItem(key) !== value) storage().setItem(key, value)
    },
  }
}

/**
 * Makes the store with its persisted slices. Answers once what was stored is read back and checked, so that the first
 * render is right. A storage that is full or closed is logged; the app goes on without it.
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
        rememberEnhancer(driver(storage), [...persistedSlices], {
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

/** Takes over what other tabs store. Answers how to stop. */
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

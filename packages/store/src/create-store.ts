import { combineReducers, configureStore, createAction, type Reducer } from '@reduxjs/toolkit'

import { api } from './api.ts'
import { embeddingReducer } from './embedding.ts'
import { derivingKeyInfo } from './key-info.ts'
import { persistedFields, readFields, type FieldValues, type PersistedField } from './persistence.ts'
import { playgroundReducer } from './playground.ts'
import type { TextStorage } from './preferences/text-storage.ts'
import type { Extra } from './sdk-call.ts'
import { withSessionKeys } from './session-keys.ts'
import { settingsReducer } from './settings.ts'
import { userReducer } from './user.ts'

/** Another tab changed persisted fields. */
const fieldsAdopted = createAction<FieldValues>('store/fieldsAdopted')

/** Extends the reducer of a slice so that it applies the fields that another tab has stored. */
function adopting<State extends object>(slice: string, reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action)
    return fieldsAdopted.match(action) ? { ...next, ...action.payload[slice] } : next
  }
}

const combined = combineReducers({
  settings: adopting('settings', settingsReducer),
  user: adopting('user', userReducer),
  embedding: adopting('embedding', embeddingReducer),
  playground: playgroundReducer,
  [api.reducerPath]: api.reducer,
})
export type RootState = ReturnType<typeof combined>
const initialState = combined(undefined, { type: 'store/defaults' })

const valueOf = (state: RootState, { slice, name }: PersistedField): unknown =>
  (state as unknown as FieldValues)[slice]?.[name]

export interface StoreOptions extends Extra {
  /** Where the persisted fields are stored: `safeStorage()` of `preferences` in a browser. */
  storage: TextStorage
  /** Emits the storage events of other tabs, and whether this one is visible: `window` in a browser. */
  tab?: Pick<Window, 'addEventListener'>
}

/**
 * Creates the store with what is stored. From then on a changed field is written at once, and what another tab writes is adopted.
 * Only the changed field is written, so the tabs of a browser never overwrite each other's changes with older values.
 */
export function createStore({ client, expireSession, storage, tab }: StoreOptions) {
  const findUid = (): string | undefined => store.getState().user.user?.uid
  const sessionKeys = withSessionKeys(client, findUid)
  const extra: Extra = { client: sessionKeys.client, expireSession }
  const store = configureStore({
    reducer: derivingKeyInfo<RootState>(combined),
    preloadedState: combined(initialState, fieldsAdopted(readFields(storage))),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  })

  let settled = store.getState()
  let isAdopting = false
  store.subscribe(() => {
    const before = settled
    settled = store.getState()
    if (settled.user.user?.uid !== before.user.user?.uid) sessionKeys.drop()
    // An adopted value is not written again: a third tab may have stored a later one meanwhile.
    if (isAdopting) return
    for (const field of persistedFields) {
      const value = valueOf(settled, field)
      if (value !== valueOf(before, field)) storage.setItem(field.entry, JSON.stringify(value))
    }
  })

  /** Applies what is stored now. A removed field gets its default; an invalid one is left unchanged. */
  function adopt(fields: readonly PersistedField[]): void {
    if (fields.length === 0) return
    const values = readFields(storage, fields)
    for (const field of fields) {
      if (storage.getItem(field.entry) === null)
        values[field.slice] = { ...values[field.slice], [field.name]: valueOf(initialState, field) }
    }
    isAdopting = true
    store.dispatch(fieldsAdopted(values))
    isAdopting = false
  }
  // Without a key, the whole storage was cleared.
  tab?.addEventListener('storage', ({ key }) =>
    adopt(persistedFields.filter(({ entry }) => key === null || key === entry)),
  )
  // A page in the back-forward cache gets no storage events.
  tab?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adopt(persistedFields)
  })
  const { onFocus, onFocusLost } = api.internalActions
  // Without this, polls with `skipPollingIfUnfocused` do not pause. The event of the document bubbles.
  tab?.addEventListener('visibilitychange', ({ target }) => {
    store.dispatch((target as Document).visibilityState === 'hidden' ? onFocusLost() : onFocus())
  })
  return store
}

export type Store = ReturnType<typeof createStore>

import { createClient } from '@search-foundation/api-client'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createStore, followOtherTabs } from './create-store.ts'
import { apiKeyChosen, testDataChanged } from './embedding.ts'
import { defaultSettings } from './preferences/settings.ts'
import { safeStorage, type TextStorage } from './preferences/text-storage.ts'
import { settingsChanged } from './settings.ts'
import { userReceived } from './user.ts'

class MemoryStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
}

const expireSession = () => Promise.resolve()
const open = (storage: TextStorage) =>
  createStore({ client: createClient({ maxRetries: 0 }), expireSession, storage })
/** Runs the timer with which writes to the storage are throttled. */
const settled = () => vi.runAllTimersAsync()

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what is stored', () => {
  test('exactly the persisted fields of the specification', async () => {
    const storage = new MemoryStorage()
    const store = await open(storage)
    store.dispatch(settingsChanged({ language: 'de', darkMode: true, showSearchBar: true }))
    store.dispatch(userReceived({ _id: 'u1', email: 'a@example.org' }))
    store.dispatch(apiKeyChosen('key'))
    store.dispatch(testDataChanged(['text']))
    await settled()
    const fields = (slice: string) =>
      Object.keys(JSON.parse(storage.values.get(`sf:${slice}`) ?? '{}') as object).toSorted()
    expect([...storage.values.keys()].toSorted()).toEqual(['sf:embedding', 'sf:settings', 'sf:user'])
    expect(fields('settings')).toEqual([
      'darkMode',
      'enableAutoAPIRequest',
      'enableRecommender',
      'enableSceneXplainTooltip',
      'language',
      'lastQuestion',
      'licenseConfig',
      'showBookNotification',
      'showFarewell',
      'showTopNotification',
    ])
    expect(fields('user')).toEqual(['user'])
    expect(fields('embedding')).toEqual(['apiKey', 'apiKeyInfo', 'testData'])

    const again = (await open(storage)).getState()
    expect(again.settings).toMatchObject({ language: 'de', darkMode: true, showSearchBar: false })
    expect(again.user.user).toEqual({ _id: 'u1', uid: 'u1', email: 'a@example.org' })
    expect(again.embedding.apiKey).toBe('key')
  })

  test('whatever is stored, the state is valid and valid fields are used', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.json(), fc.constant('{"language":"de","darkMode":7}')),
        async (text) => {
          const storage = new MemoryStorage()
          for (const slice of ['settings', 'user', 'embedding']) storage.values.set(`sf:${slice}`, text)
          const state = (await open(storage)).getState()
          expect(Object.keys(state.settings).toSorted()).toEqual(Object.keys(defaultSettings).toSorted())
          expect(['auto', true, false]).toContain(state.settings.darkMode)
          expect(state.embedding.apiKey === null || typeof state.embedding.apiKey === 'string').toBe(true)
          if (text.includes('"darkMode":7'))
            expect(state.settings).toMatchObject({ language: 'de', darkMode: 'auto' })
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a storage that the browser blocks leaves the defaults, and settings can still be changed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const blocked = safeStorage(() => {
    throw new Error('SecurityError')
  })
  const store = await open(blocked)
  expect(store.getState().settings).toEqual(defaultSettings)
  store.dispatch(settingsChanged({ darkMode: true }))
  await settled()
  expect(blocked.getItem('sf:settings')).toContain('"darkMode":true')
  expect(store.getState().settings.darkMode).toBe(true)
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test('a change in another tab is applied', async () => {
  const store = await open(new MemoryStorage())
  const listeners: ((event: StorageEvent) => void)[] = []
  followOtherTabs(store, {
    addEventListener: (_: string, listener: unknown) =>
      void listeners.push(listener as (event: StorageEvent) => void),
    removeEventListener: () => undefined,
  })
  for (const listener of listeners)
    listener({ key: 'sf:settings', newValue: '{"darkMode":true}' } as StorageEvent)
  expect(store.getState().settings.darkMode).toBe(true)
})

import { createClient } from '@search-foundation/api-client'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { BrowserStorage, type Tab } from './browser-storage.test-support.ts'
import { createStore, type RootState } from './create-store.ts'
import { apiKeyChosen, testDataChanged } from './embedding.ts'
import { persistedFields } from './persistence.ts'
import { runRecorded } from './playground.ts'
import { defaultSettings } from './preferences/settings.ts'
import { safeStorage, type TextStorage } from './preferences/text-storage.ts'
import { settingsChanged } from './settings.ts'
import { userCleared, userReceived } from './user.ts'

const open = (storage: TextStorage, tab?: Tab) =>
  createStore({
    client: createClient({ maxRetries: 0 }),
    expireSession: () => Promise.resolve(),
    storage,
    ...(tab && { tab }),
  })

/** Opens the dashboard in a tab. */
function openTab(browser: BrowserStorage) {
  const tab = browser.open()
  return { tab, store: open(tab, tab) }
}

function muteWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  return warn
}

const entries = {
  settings: [
    'darkMode',
    'enableAnalytics',
    'enableAutoAPIRequest',
    'enableRecommender',
    'enableSceneXplainTooltip',
    'language',
    'lastQuestion',
    'licenseConfig',
    'showBookNotification',
    'showFarewell',
    'showTopNotification',
  ],
  user: ['user'],
  embedding: ['apiKey', 'testData', 'apiKeyInfo'],
}
const persisted = Object.entries(entries).flatMap(([slice, names]) =>
  names.map((name) => `sf:${slice}.${name}`),
)

/** The persisted fields of a state, as the storage has them. */
const storedIn = (state: RootState) =>
  Object.fromEntries(
    persistedFields.map(({ slice, name, entry }) => [
      entry,
      JSON.stringify((state as unknown as Record<string, Record<string, unknown>>)[slice]?.[name]),
    ]),
  )

describe('what is stored', () => {
  test('the persisted fields are those of the specification, and the consent to analytics', () => {
    expect(persistedFields.map(({ entry }) => entry).toSorted()).toEqual(persisted.toSorted())
  })

  test('a changed field is stored at once, and nothing else', () => {
    const browser = new BrowserStorage()
    const { store, tab } = openTab(browser)
    browser.settle()
    expect([...browser.values.keys()]).toEqual([])
    store.dispatch(settingsChanged({ language: 'de', darkMode: true, showSearchBar: true }))
    store.dispatch(userReceived({ _id: 'u1', email: 'a@example.org' }))
    store.dispatch(apiKeyChosen('key'))
    store.dispatch(testDataChanged(['text']))
    expect(tab.getItem('sf:embedding.apiKey')).toBe('"key"')
    browser.settle()
    expect([...browser.values.keys()].toSorted()).toEqual([
      'sf:embedding.apiKey',
      'sf:embedding.testData',
      'sf:settings.darkMode',
      'sf:settings.language',
      'sf:user.user',
    ])

    const again = openTab(browser).store.getState()
    expect(again.settings).toEqual({ ...defaultSettings, language: 'de', darkMode: true })
    expect(again.user.user).toEqual({ _id: 'u1', uid: 'u1', email: 'a@example.org' })
    expect(again.embedding).toMatchObject({ apiKey: 'key', testData: ['text'] })
  })

  test('whatever is stored, the state is valid, and a corrupt field affects no other and is logged', () => {
    const warn = muteWarnings()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...persisted), (text, entry) => {
        const values = new Map([
          ['sf:settings.language', '"de"'],
          ['sf:embedding.apiKey', '"key"'],
        ])
        values.set(entry, text)
        const { settings, embedding } = open({
          getItem: (key) => values.get(key) ?? null,
          setItem: () => undefined,
        }).getState()
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(defaultSettings).toSorted())
        expect(['auto', true, false]).toContain(settings.darkMode)
        expect(embedding.apiKey === null || typeof embedding.apiKey === 'string').toBe(true)
        if (entry !== 'sf:settings.language') expect(settings.language).toBe('de')
        if (entry !== 'sf:embedding.apiKey') expect(embedding.apiKey).toBe('key')
        if (text === '{')
          expect(warn).toHaveBeenLastCalledWith(`What is stored as "${entry}" is invalid and is not used.`)
      }),
      { examples: [['{', 'sf:embedding.apiKey']] },
    )
  })

  test('a storage that the browser blocks leaves the defaults, and settings can still be changed', () => {
    const warn = muteWarnings()
    const blocked = safeStorage(() => {
      throw new Error('SecurityError')
    })
    const store = open(blocked)
    expect(store.getState().settings).toEqual(defaultSettings)
    store.dispatch(settingsChanged({ darkMode: true }))
    expect(blocked.getItem('sf:settings.darkMode')).toBe('true')
    expect(store.getState().settings.darkMode).toBe(true)
    expect(warn).toHaveBeenCalled()
  })

  test('the end of a session removes the user, then the key, then its info, and nothing of the visitor', () => {
    const writes: string[] = []
    const info = {
      email: null,
      wallet: { total_balance: 1, trial_balance: 1, regular_balance: 0 },
      metadata: { speed_level: 1 },
    }
    const values = new Map([
      ['sf:settings.language', '"de"'],
      ['sf:user.user', '{"uid":"u1"}'],
      ['sf:embedding.apiKey', '"key"'],
      ['sf:embedding.testData', '["a text"]'],
      ['sf:embedding.apiKeyInfo', JSON.stringify(info)],
    ])
    const store = open({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => void writes.push(`${key} ${text}`),
    })
    store.dispatch(
      runRecorded({ product: 'embedding', values: { input: 'a text' }, cost: { ms: 1, tokens: 1 } }),
    )
    store.dispatch(userCleared())
    expect(writes).toEqual([
      'sf:user.user null',
      'sf:embedding.apiKey null',
      'sf:embedding.testData []',
      'sf:embedding.apiKeyInfo null',
    ])
    expect(store.getState().playground.runs).toEqual([])
    expect(store.getState().settings.language).toBe('de')
  })

  test('a field that exceeds the quota does not prevent others from being stored', () => {
    muteWarnings()
    const values = new Map<string, string>()
    const store = open(
      safeStorage(() => ({
        getItem: (key) => values.get(key) ?? null,
        setItem(key, text) {
          if (text.length > 20) throw new DOMException('full', 'QuotaExceededError')
          values.set(key, text)
        },
      })),
    )
    store.dispatch(testDataChanged(['a text that does not fit any more']))
    store.dispatch(apiKeyChosen('key'))
    expect([...values]).toEqual([['sf:embedding.apiKey', '"key"']])
    expect(store.getState().embedding.testData).toHaveLength(1)
  })
})

describe('several tabs', () => {
  test('a key that one tab replaces is not restored by a tab that has not seen it yet', () => {
    const browser = new BrowserStorage()
    const [winner, loser] = [openTab(browser), openTab(browser)]
    winner.store.dispatch(apiKeyChosen('revoked'))
    browser.settle()
    winner.store.dispatch(apiKeyChosen('new'))
    loser.store.dispatch(testDataChanged(['typed before the event arrives']))
    browser.commit(winner.tab)
    browser.commit(loser.tab)
    browser.settle()
    for (const { store } of [winner, loser]) {
      expect(store.getState().embedding).toMatchObject({
        apiKey: 'new',
        testData: ['typed before the event arrives'],
      })
    }
    expect(browser.values.get('sf:embedding.apiKey')).toBe('"new"')
  })

  test('another tab’s key drops what was known about the key before', () => {
    const browser = new BrowserStorage()
    browser.values.set('sf:embedding.apiKey', '"old"')
    browser.values.set(
      'sf:embedding.apiKeyInfo',
      JSON.stringify({
        email: null,
        wallet: { total_balance: 1, trial_balance: 1, regular_balance: 0 },
        metadata: { speed_level: 1 },
      }),
    )
    const { tab, store } = openTab(browser)
    expect(store.getState().embedding.apiKeyInfo?.wallet.total_balance).toBe(1)
    const site = browser.open()
    site.setItem('sf:embedding.apiKey', '"new"')
    browser.commit(site)
    tab.receive()
    expect(store.getState().embedding).toMatchObject({ apiKey: 'new', apiKeyInfo: null })
  })

  test('they all end with what is stored, in whatever order changes arrive', () => {
    const changes = [
      apiKeyChosen('one'),
      apiKeyChosen('two'),
      apiKeyChosen(null),
      testDataChanged(['a']),
      settingsChanged({ darkMode: true }),
      settingsChanged({ darkMode: false, language: 'fr' }),
      userReceived({ uid: 'u1' }),
    ]
    const step = fc.record({
      tab: fc.nat(2),
      what: fc.oneof(fc.constantFrom('commit' as const, 'receive' as const), fc.constantFrom(...changes)),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const browser = new BrowserStorage()
        const tabs = [openTab(browser), openTab(browser), openTab(browser)]
        for (const { tab: index, what } of steps) {
          const { tab, store } = tabs[index] ?? openTab(browser)
          if (what === 'commit') browser.commit(tab)
          else if (what === 'receive') tab.receive()
          else store.dispatch(what)
        }
        browser.settle()
        const [first, ...others] = tabs.map(({ store }) => storedIn(store.getState()))
        for (const state of others) expect(state).toEqual(first)
        expect(first).toMatchObject(Object.fromEntries(browser.values))
      }),
    )
  })

  test('a removed entry gets its default, and an invalid one is ignored', () => {
    muteWarnings()
    const browser = new BrowserStorage()
    const { tab, store } = openTab(browser)
    store.dispatch(settingsChanged({ darkMode: true }))
    store.dispatch(apiKeyChosen('key'))
    const values = new Map([['sf:embedding.apiKey', '{']])
    vi.spyOn(tab, 'getItem').mockImplementation((key) => values.get(key) ?? null)
    tab.emit('storage', { key: 'sf:embedding.apiKey' })
    tab.emit('storage', { key: 'sf:settings.darkMode' })
    expect(store.getState().embedding.apiKey).toBe('key')
    expect(store.getState().settings.darkMode).toBe('auto')
    values.clear()
    tab.emit('storage', { key: null })
    expect(store.getState().embedding.apiKey).toBeNull()
  })

  test('a page that comes back from the back-forward cache shows what was stored meanwhile', () => {
    const { tab, store } = openTab(new BrowserStorage())
    vi.spyOn(tab, 'getItem').mockImplementation((key) => (key === 'sf:embedding.apiKey' ? '"new"' : null))
    tab.emit('pageshow', { persisted: false })
    expect(store.getState().embedding.apiKey).toBeNull()
    tab.emit('pageshow', { persisted: true })
    expect(store.getState().embedding.apiKey).toBe('new')
  })
})

test('the store knows whether its tab is visible, for polls that pause while it is hidden', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const storage = { getItem: () => null, setItem: () => undefined }
  const store = open(storage, tab as unknown as Tab)
  const isFocused = () => store.getState().api.config.focused
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(isFocused()).toBe(false)
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(isFocused()).toBe(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createNotificationStore } from './notification-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = (store: ReturnType<typeof createNotificationStore>) =>
  store.getShown().map(({ message, count }) => `${message} ×${count}`)

test('closes after 5000 ms by default', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Saved' })
  vi.advanceTimersByTime(4999)
  expect(messages(store)).toEqual(['Saved ×1'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('merges equal notifications, counts them and restarts their time', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Offline', tone: 'negative' })
  vi.advanceTimersByTime(4000)
  store.notify({ message: 'Offline', tone: 'negative' })
  expect(messages(store)).toEqual(['Offline ×2'])
  vi.advanceTimersByTime(4000)
  expect(messages(store)).toEqual(['Offline ×2'])
})

test('merges equal notifications of a group', () => {
  const store = createNotificationStore()
  store.notify({ message: '500: down', group: 'api' })
  store.notify({ message: '500: down', group: 'api' })
  expect(messages(store)).toEqual(['500: down ×2'])
})

test('never merges different notifications of a group', () => {
  const store = createNotificationStore()
  store.notify({ message: '401: no key', group: 'api' })
  store.notify({ message: '500: down', group: 'api' })
  expect(messages(store)).toEqual(['401: no key ×1', '500: down ×1'])
})

test.each([
  ['tone', { tone: 'positive' }],
  ['title', { title: 'Settings' }],
  ['quote', { quote: { text: '503: Restarting.', lang: 'en' } }],
  ['group', { group: 'settings' }],
  ['group false', { group: false }],
  ['action', { action: { label: 'Undo', onClick: () => {} } }],
] as const)('does not merge notifications with another %s', (_difference, options) => {
  const store = createNotificationStore()
  store.notify({ message: 'Saved' })
  store.notify({ message: 'Saved', ...options })
  expect(messages(store)).toEqual(['Saved ×1', 'Saved ×1'])
})

test('does not merge two notifications that opt out of merging', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Saved', group: false })
  store.notify({ message: 'Saved', group: false })
  expect(store.getShown()).toHaveLength(2)
})

test('shows at most three and keeps all in the history, newest first', () => {
  const store = createNotificationStore()
  for (const message of ['a', 'b', 'c', 'd']) store.notify({ message })
  expect(messages(store)).toEqual(['b ×1', 'c ×1', 'd ×1'])
  expect(store.getHistory().map(({ message }) => message)).toEqual(['d', 'c', 'b', 'a'])
})

test('clearing the history keeps notifications that are on screen', () => {
  const store = createNotificationStore()
  store.dismiss(store.notify({ message: 'old' }))
  store.notify({ message: 'new' })
  store.clearHistory()
  expect(store.getHistory().map(({ message }) => message)).toEqual(['new'])
})

test('counts entries added or repeated since the history was last seen', () => {
  const store = createNotificationStore()
  store.notify({ message: 'a' })
  store.notify({ message: 'b' })
  expect(store.getUnseenCount()).toBe(2)
  store.markSeen()
  expect(store.getUnseenCount()).toBe(0)
  store.notify({ message: 'b' })
  expect(store.getUnseenCount()).toBe(1)
})

test('a paused notification keeps its remaining time', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Read me' })
  vi.advanceTimersByTime(3000)
  store.pause()
  vi.advanceTimersByTime(60_000)
  expect(messages(store)).toEqual(['Read me ×1'])
  store.resume()
  vi.advanceTimersByTime(1999)
  expect(messages(store)).toEqual(['Read me ×1'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('stays until it is dismissed when timeout is 0', () => {
  const store = createNotificationStore()
  const id = store.notify({ message: 'Key created', timeout: 0 })
  vi.advanceTimersByTime(600_000)
  expect(messages(store)).toEqual(['Key created ×1'])
  store.dismiss(id)
  expect(messages(store)).toEqual([])
})

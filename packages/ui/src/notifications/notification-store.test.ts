import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createNotificationStore } from './notification-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = (store: ReturnType<typeof createNotificationStore>) =>
  store.getShown().map(({ message, count }) => `${message} ×${count}`)

test('leaves after 5000 ms', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Saved' })
  vi.advanceTimersByTime(4999)
  expect(messages(store)).toEqual(['Saved ×1'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('equal ones merge, count, and start their time again', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Offline', tone: 'negative' })
  vi.advanceTimersByTime(4000)
  store.notify({ message: 'Offline', tone: 'negative' })
  expect(messages(store)).toEqual(['Offline ×2'])
  vi.advanceTimersByTime(4000)
  expect(messages(store)).toEqual(['Offline ×2'])
})

test('a group merges different messages and shows the newest', () => {
  const store = createNotificationStore()
  store.notify({ message: '401: no key', group: 'api' })
  store.notify({ message: '500: down', group: 'api' })
  expect(messages(store)).toEqual(['500: down ×2'])
})

test('different ones, and those that ask not to merge, stay apart', () => {
  const store = createNotificationStore()
  store.notify({ message: 'Saved' })
  store.notify({ message: 'Saved', tone: 'positive' })
  store.notify({ message: 'Saved', group: false })
  expect(store.getShown()).toHaveLength(3)
})

test('at most three are in view; all stay in the history, newest first', () => {
  const store = createNotificationStore()
  for (const message of ['a', 'b', 'c', 'd']) store.notify({ message })
  expect(messages(store)).toEqual(['b ×1', 'c ×1', 'd ×1'])
  expect(store.getHistory().map(({ message }) => message)).toEqual(['d', 'c', 'b', 'a'])
})

test('clearing the history keeps what is in view', () => {
  const store = createNotificationStore()
  store.dismiss(store.notify({ message: 'old' }))
  store.notify({ message: 'new' })
  store.clearHistory()
  expect(store.getHistory().map(({ message }) => message)).toEqual(['new'])
})

test('what came, or came again, since the history was looked at is unseen', () => {
  const store = createNotificationStore()
  store.notify({ message: 'a' })
  store.notify({ message: 'b' })
  expect(store.getUnseenCount()).toBe(2)
  store.markSeen()
  expect(store.getUnseenCount()).toBe(0)
  store.notify({ message: 'b' })
  expect(store.getUnseenCount()).toBe(1)
})

test('a pause keeps what was left of the time', () => {
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

test('timeout 0 stays until it is dismissed', () => {
  const store = createNotificationStore()
  const id = store.notify({ message: 'Key created', timeout: 0 })
  vi.advanceTimersByTime(600_000)
  expect(messages(store)).toEqual(['Key created ×1'])
  store.dismiss(id)
  expect(messages(store)).toEqual([])
})

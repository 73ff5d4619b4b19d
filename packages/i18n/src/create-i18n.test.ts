import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createI18n } from './create-i18n.ts'
import { loadMessages, type LoadMessages } from './load-messages.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockImplementation(() => undefined))
afterEach(() => void log.mockReset())

const open = (locale: string, load?: LoadMessages) =>
  createI18n({ locale, files: ['shared'], strict: true, ...(load === undefined ? {} : { load }) })

test('texts are in the locale, with plurals and its separators', async () => {
  const i18n = await createI18n({ locale: 'de', files: ['platform'], strict: true })
  const thought = i18n.translator('deep-search')
  expect(thought('thought.matches', { count: 1 })).toBe('1 passendes Dokument gefunden.')
  expect(thought('thought.matches', { count: 1234 })).toBe('1.234 passende Dokumente gefunden.')
})

test('a change of the language loads its messages', async () => {
  const i18n = await open('en-US')
  expect(i18n.translator('common')('cancel')).toBe('Cancel')
  await i18n.changeLanguage('de')
  expect(i18n.translator('common')('cancel')).toBe('Abbrechen')
  expect(i18n.language).toBe('de')
})

test('the pseudo-locale is made from English', async () => {
  const i18n = await open('en-XA')
  expect(i18n.translator('common')('cancel')).toMatch(/^\[Çá+ñ+ç+é+ļ+\]$/)
})

describe('a missing key', () => {
  test('is a type error, and throws in development', async () => {
    const i18n = await open('en-US')
    // @ts-expect-error The key does not exist.
    expect(() => i18n.translator('common')('typo')).toThrow(
      'There is no message "typo" in the namespace "common".',
    )
    // @ts-expect-error The namespace does not exist.
    expect(() => i18n.translator('common')('nowhere:cancel')).toThrow('nowhere')
  })

  test('is shown as it is in production', async () => {
    const i18n = await createI18n({ locale: 'en-US', files: ['shared'] })
    // @ts-expect-error The key does not exist.
    expect(i18n.translator('common')('typo')).toBe('typo')
  })
})

test('a file is loaded when one of its namespaces is wanted, and shown to those who listen', async () => {
  const i18n = await open('de')
  const listener = vi.fn<() => void>()
  const unsubscribe = i18n.subscribe(listener)
  expect(i18n.loadNamespaces(['common', 'ui'])).toBeUndefined()
  const loading = i18n.loadNamespaces('deep-search')
  expect(i18n.loadNamespaces('deep-search')).toBe(loading)
  await loading
  expect(listener).toHaveBeenCalledOnce()
  expect(i18n.loadNamespaces('deep-search')).toBeUndefined()
  expect(i18n.translator('deep-search')('thought.matches', { count: 1 })).toBe(
    '1 passendes Dokument gefunden.',
  )
  unsubscribe()
  await i18n.changeLanguage('en-US')
  expect(listener).toHaveBeenCalledOnce()
})

test('a translator is the same function until the language changes', async () => {
  const i18n = await open('de')
  const t = i18n.translator(['common', 'ui'])
  expect(i18n.translator(['common', 'ui'])).toBe(t)
  await i18n.changeLanguage('en-US')
  expect(i18n.translator(['common', 'ui'])).not.toBe(t)
})

describe('messages that cannot be loaded', () => {
  const offline: LoadMessages = (locale, file) =>
    locale === 'de' ? Promise.reject(new Error('offline')) : loadMessages(locale, file)

  test('are logged once, and the language is English', async () => {
    const i18n = await open('de', offline)
    expect(i18n.translator('common')('cancel')).toBe('Cancel')
    expect(i18n.language).toBe('en-US')
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The messages "shared" could not be loaded in the locale de.',
      new Error('offline'),
    )
  })

  test('leave the language as it was, when it was changed to theirs', async () => {
    const i18n = await open('en-US', offline)
    await i18n.changeLanguage('de')
    expect(i18n.language).toBe('en-US')
    expect(i18n.translator('common')('cancel')).toBe('Cancel')
  })

  test('of a part that is opened later change the language of the whole', async () => {
    const i18n = await open('de', (locale, file) =>
      file === 'platform' ? offline(locale, file) : loadMessages(locale, file),
    )
    expect(i18n.translator('common')('cancel')).toBe('Abbrechen')
    await i18n.loadNamespaces('deep-search')
    expect(i18n.language).toBe('en-US')
    expect(i18n.translator('common')('cancel')).toBe('Cancel')
  })

  test('in English either are an error', async () => {
    await expect(open('de', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  })

  test('of a locale that has none are replaced by English', async () => {
    const i18n = await open('eo')
    expect(i18n.language).toBe('en-US')
    expect(log).toHaveBeenCalled()
  })
})

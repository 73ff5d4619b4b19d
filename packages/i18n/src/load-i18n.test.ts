import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { loadI18n } from './load-i18n.ts'
import { loadMessages, type LoadMessages } from './load-messages.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockImplementation(() => undefined))
afterEach(() => void log.mockReset())

const open = (locale: string, load?: LoadMessages) =>
  loadI18n({ locale, files: ['shared'], strict: true, ...(load === undefined ? {} : { load }) })

test('a change of the language loads its messages', async () => {
  const { i18n, changeLanguage } = await open('en-US')
  expect(i18n.t('cancel')).toBe('Cancel')
  await changeLanguage('de')
  expect(i18n.t('cancel')).toBe('Abbrechen')
  expect(i18n.language).toBe('de')
})

test('the pseudo-locale is made from English', async () => {
  const { i18n } = await open('en-XA')
  expect(i18n.t('cancel')).toMatch(/^\[Çá+ñ+ç+é+ļ+\]$/)
})

test('a missing key throws in development, and is shown in production', async () => {
  const { i18n } = await open('de')
  // @ts-expect-error The key does not exist.
  expect(() => i18n.t('typo')).toThrow('There is no message "common:typo".')
  const production = await loadI18n({ locale: 'de', files: ['shared'] })
  // @ts-expect-error The key does not exist.
  expect(production.i18n.t('typo')).toBe('typo')
})

describe('messages that cannot be loaded', () => {
  const offline: LoadMessages = (locale, file) =>
    locale === 'de' ? Promise.reject(new Error('offline')) : loadMessages(locale, file)

  test('are logged once, and the language is English', async () => {
    const { i18n } = await open('de', offline)
    expect(i18n.t('cancel')).toBe('Cancel')
    expect(i18n.language).toBe('en-US')
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The messages "shared" could not be loaded in the locale de.',
      new Error('offline'),
    )
  })

  test('leave the language as it was, when it was changed to theirs', async () => {
    const { i18n, changeLanguage } = await open('en-US', offline)
    await changeLanguage('de')
    expect(i18n.language).toBe('en-US')
    expect(i18n.t('cancel')).toBe('Cancel')
  })

  test('in English either are an error', async () => {
    await expect(open('de', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  })

  test('of a locale that has none are replaced by English', async () => {
    const { i18n } = await open('eo')
    expect(i18n.language).toBe('en-US')
    expect(log).toHaveBeenCalled()
  })
})

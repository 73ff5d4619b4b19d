import { afterEach, expect, test, vi } from 'vitest'

import { createI18n } from './create-i18n.ts'
import { loadMessages } from './load-messages.ts'

afterEach(() => vi.restoreAllMocks())

const units = { formatted: '2', count: 2 }

test('texts come in the locale, with plurals', async () => {
  const i18n = await createI18n({ locale: 'de', namespaces: ['common'], load: loadMessages })
  expect(i18n.t('action.cancel')).toBe('Abbrechen')
  expect(i18n.t('unit.chunks', units)).toBe('2 Abschnitte')
})

test('a locale without messages is only logged, and English stands in', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const i18n = await createI18n({ locale: 'ko', namespaces: ['common'], load: loadMessages })
  expect(i18n.t('action.cancel')).toBe('Cancel')
  expect(log).toHaveBeenCalledWith('The messages common for ko could not be loaded.', expect.any(Error))
})

test('changing the language loads its messages', async () => {
  const i18n = await createI18n({ locale: 'en-US', namespaces: ['common'], load: loadMessages })
  await i18n.changeLanguage('de')
  expect(i18n.t('action.save')).toBe('Speichern')
})

test('the pseudo-locale is made from English', async () => {
  const i18n = await createI18n({ locale: 'en-XA', namespaces: ['common'], load: loadMessages })
  expect(i18n.t('action.save')).toMatch(/^\[Š.*~\]$/)
})

import { expect, test, vi } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadMessages } from './load-messages.ts'

test('texts come in the chosen language, plurals included', async () => {
  const german = await createI18n({ locale: 'de', namespaces: ['common'], load: loadMessages })
  expect(german.t('actions.cancel')).toBe('Abbrechen')
  expect(german.t('units.tokens', { count: 2, formatted: '2' })).toBe('2 Tokens')
})

test('the pseudo-locale is made from English', async () => {
  const pseudo = await createI18n({ locale: 'en-XA', namespaces: ['common'], load: loadMessages })
  expect(pseudo.t('actions.cancel')).toMatch(/^\[Çáñçéļ~+\]$/)
})

test('messages that cannot be loaded are logged and English stands in', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = await createI18n({ locale: 'ja', namespaces: ['common'], load: loadMessages })
  expect(broken.t('actions.cancel')).toBe('Cancel')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

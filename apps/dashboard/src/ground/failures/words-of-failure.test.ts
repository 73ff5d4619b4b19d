import { loadI18n } from '@search-foundation/i18n/load-i18n'
import { expect, test } from 'vitest'

import { wordsOfFailure } from './words-of-failure.ts'

async function words(error: object, locale: string) {
  const { i18n } = await loadI18n({ locale, files: ['shared', 'dashboard'], strict: true })
  return wordsOfFailure(error, i18n.getFixedT(locale, ['dashboard-frame', 'common'] as const), locale)
}

const refused = (status: number, message: string) => ({
  kind: 'refused',
  status,
  message: `${status}: ${message}`,
})

test('in English a failure is the status and the detail of the service', async () => {
  expect(await words(refused(409, 'You have 50 active keys.'), 'en-US')).toEqual({
    text: '409: You have 50 active keys.',
  })
})

test('other languages have a sentence of their own and the English words of the service', async () => {
  expect(await words(refused(409, 'You have 50 active keys.'), 'es')).toEqual({
    text: 'El servicio ha rechazado la solicitud.',
    quote: { text: '409: You have 50 active keys.', lang: 'en' },
  })
  expect(await words(refused(503, 'Restarting.'), 'it')).toEqual({
    text: 'Non ha funzionato. Riprova tra un momento.',
    quote: { text: '503: Restarting.', lang: 'en' },
  })
})

test.each(['en-US', 'fr'])('a service that cannot be reached said nothing, in %s', async (locale) => {
  expect(await words({ kind: 'unreachable', message: 'fetch failed' }, locale)).not.toHaveProperty('quote')
})

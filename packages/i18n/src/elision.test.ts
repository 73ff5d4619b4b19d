import { expect, test } from 'vitest'

import { elide } from './elision.ts'
import { formatDate } from './format.ts'
import { translator } from './translator.ts'

test.each([
  ['Scade il 8 nov 2026', 'Scade l’8 nov 2026'],
  ['fino al 11 nov', 'fino all’11 nov'],
  ['Il 80% dal 8 al 11.300', 'L’80% dall’8 all’11.300'],
  ['I 800.000 token', 'Gli 800.000 token'],
  ['rispetto ai 8 giorni, dei 11', 'rispetto agli 8 giorni, degli 11'],
  ['i 9 token, poi 8, città i 110', 'i 9 token, poi 8, città i 110'],
  ['dal 1 al 28, il 18%, il 110%, del 9', 'dal 1 al 28, il 18%, il 110%, del 9'],
  ['tra 8 giorni, alle 11:00, vocale 8', 'tra 8 giorni, alle 11:00, vocale 8'],
])('%s', (written, said) => {
  expect(elide(written, 'it')).toBe(said)
  expect(elide(written, 'es')).toBe(written)
})

test('messages have the article that their number needs', () => {
  const expiry = (date: string) =>
    translator('it', 'dashboard-account-keys')('expiry.on', { date: formatDate(date, 'it') })
  expect(expiry('2026-11-08')).toBe('Scade l’8\u00A0nov\u00A02026')
  expect(expiry('2026-11-09')).toBe('Scade il 9\u00A0nov\u00A02026')
})

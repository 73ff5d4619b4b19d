import * as v from 'valibot'
import { expect, test } from 'vitest'

import { keySettingsSchema, newKeySchema, toKeySettings } from './key-schema.ts'

const now = new Date('2026-03-01T12:00:00Z')
const values = { name: ' Search page ', scopes: [], expiry: 'never', isUsedHere: true } as const
const parsed = (change: object) => v.parse(newKeySchema, { ...values, ...change })
const faults = (schema: v.GenericSchema, form: object) =>
  v.safeParse(schema, form).issues?.map(({ message }) => message)

test('no chosen scope allows every product', () => {
  expect(toKeySettings(parsed({}), now)).toEqual({ name: 'Search page', scopes: null, expires_at: null })
  expect(toKeySettings(parsed({ scopes: ['rerank', 'reader'] }), now).scopes).toEqual(['rerank', 'reader'])
})

test('a key expires a number of days from now, or as before', () => {
  expect(toKeySettings(parsed({ expiry: '7' }), now).expires_at).toBe('2026-03-08T12:00:00.000Z')
  expect(toKeySettings(parsed({ expiry: 'unchanged' }), now)).not.toHaveProperty('expires_at')
})

test('a key needs a name of at most 100 characters', () => {
  const budget = { tokens: '', period: 'month', hardStop: true, alertPercent: 80 } as const
  for (const [schema, more] of [
    [newKeySchema, {}],
    [keySettingsSchema('en-US'), { ...budget, storesBodies: false }],
  ] as const) {
    expect(faults(schema, { ...values, ...more, name: ' ' })).toEqual(['settings.nameMissing'])
    expect(faults(schema, { ...values, ...more, name: 'x'.repeat(101) })).toEqual(['settings.nameTooLong'])
  }
})

test('the settings of a key check its token limit, too', () => {
  const useless = { storesBodies: false, tokens: '5M', period: 'month', hardStop: false, alertPercent: null }
  expect(faults(keySettingsSchema('en-US'), { ...values, ...useless })).toEqual(['budget.doesNothing'])
})

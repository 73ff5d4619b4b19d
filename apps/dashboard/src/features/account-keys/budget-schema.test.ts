import type { Budget } from '@search-foundation/api-client/account'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { budgetDefaults, budgetSchema, settingsOf, toBudget } from './budget-schema.ts'

const values = { tokens: '5M', period: 'month', hardStop: true, alertPercent: 80 } as const
const budget: Budget = {
  tokens: 5_000_000,
  period: 'day',
  hard_stop: false,
  alert_percent: 50,
  alert_email: 'ops@example.org',
  email_confirmed: false,
  confirmation_sent_at: null,
  used_tokens: 1,
  resets_at: null,
}
const schema = budgetSchema('en-US')
const faults = (change: object) =>
  v.safeParse(schema, { ...values, ...change }).issues?.map(({ message }) => message)

test('a limit is what the service stores, and empty tokens remove it', () => {
  expect(toBudget(v.parse(schema, values), null)).toEqual({
    tokens: 5_000_000,
    period: 'month',
    hard_stop: true,
    alert_percent: 80,
    alert_email: null,
  })
  expect(toBudget(v.parse(schema, { ...values, tokens: ' ' }), budget)).toBeNull()
})

test('a stored limit fills the form, and its mail address is kept', () => {
  const defaults = budgetDefaults(budget, 'en-US')
  expect(defaults).toEqual({ tokens: '5,000,000', period: 'day', hardStop: false, alertPercent: 50 })
  expect(toBudget(v.parse(schema, defaults), budget)).toEqual(settingsOf(budget))
})

test('a limit that neither stops nor alerts is refused', () => {
  const change = { hardStop: false, alertPercent: null }
  expect(faults(change)).toEqual(['budget.doesNothing'])
  expect(faults({ ...change, tokens: '' })).toBeUndefined()
})

test('numbers are checked', () => {
  expect(faults({ tokens: 'many' })).toEqual(['budget.tokensInvalid'])
  expect(faults({ alertPercent: 101 })).toEqual(['budget.percentInvalid'])
})

test('the settings of a limit are without its usage and the state of its address', () => {
  expect(settingsOf(budget)).toEqual({
    tokens: 5_000_000,
    period: 'day',
    hard_stop: false,
    alert_percent: 50,
    alert_email: 'ops@example.org',
  })
})

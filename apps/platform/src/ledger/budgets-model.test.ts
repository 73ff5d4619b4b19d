import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey, trialTokens } from '../keys/keys.ts'
import { budgetBody, type BudgetBody } from './budget-schemas.ts'
import { readBudget, setBudget } from './budgets.ts'
import { UsageRefused } from './usage-refused.ts'
import { consume, readWallet } from './wallet.ts'

const start = Date.parse('2026-03-30T12:00:00Z')
const hour = 60 * 60 * 1000

test('budgets match a simple model for any sequence of usage, changes and days', async () => {
  const database = await openTestDatabase()
  const period = fc.constantFrom('day' as const, 'month' as const, 'total' as const)
  const who = fc.constantFrom('user' as const, 0, 1)
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ what: fc.constant('use' as const), key: fc.nat(1), tokens: fc.nat(60) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('set' as const),
        who,
        body: fc.record({
          tokens: fc.integer({ min: 1, max: 150 }),
          period,
          hard_stop: fc.boolean(),
          alert_percent: fc.constant(50),
        }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const), who }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const), hours: fc.nat(400) }) },
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const userId = `user-${run++}`
      let time = start
      const identity = { email: 'ada@example.org' }
      const make = () =>
        database.transaction((sql) => createKey(sql, { kind: 'trial', userId, at: new Date(start) }))
      const keys = [await make(), await make()]
      const used: { key: number; tokens: number; at: number }[] = []
      const budgets = new Map<'user' | number, BudgetBody>()
      const of = (name: 'user' | number) => (name === 'user' ? { userId } : { keyId: keys[name]?.id ?? '' })
      const from = (name: BudgetBody['period']) => {
        const date = new Date(time)
        if (name === 'total') return 0
        return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), name === 'day' ? date.getUTCDate() : 1)
      }
      const usedOf = (name: 'user' | number, { period: length }: BudgetBody) =>
        used
          .filter(({ key, at }) => (name === 'user' || name === key) && at >= from(length))
          .reduce((sum, { tokens }) => sum + tokens, 0)
      for (const action of steps) {
        const at = new Date(time)
        if (action.what === 'wait') {
          time += action.hours * hour
        } else if (action.what === 'use') {
          const { key, tokens } = action
          const refusing = ([key, 'user'] as const).find((name) => {
            const budget = budgets.get(name)
            return budget?.hard_stop === true && usedOf(name, budget) + tokens > budget.tokens
          })
          const use = consume(database, {
            keyId: keys[key]?.id ?? '',
            tokens,
            idempotencyKey: randomUUID(),
            product: 'p',
            model: 'm',
            at,
          })
          if (refusing === undefined || tokens === 0) {
            await use
            used.push({ key, tokens, at: time })
          } else {
            const reason = refusing === 'user' ? 'spend_limit' : 'budget'
            await expect(use).rejects.toMatchObject({ ...new UsageRefused(reason) })
          }
        } else {
          const body = action.what === 'end' ? null : budgetBody.parse(action.body)
          await database.transaction((sql) => setBudget(sql, of(action.who), body, { identity, at }))
          if (body === null) budgets.delete(action.who)
          else budgets.set(action.who, body)
        }
        for (const name of ['user', 0, 1] as const) {
          const budget = budgets.get(name)
          const stands = await readBudget(database, of(name), new Date(time))
          expect(stands?.used_tokens).toBe(budget === undefined ? undefined : usedOf(name, budget))
        }
      }
      const total = used.reduce((sum, { tokens }) => sum + tokens, 0)
      const wallets = await Promise.all(keys.map(({ id }) => readWallet(database, id, new Date(start))))
      expect(wallets.reduce((sum, { trial }) => sum + trial, 0)).toBe(2 * trialTokens - total)
    }),
    { numRuns: 100 },
  )
})

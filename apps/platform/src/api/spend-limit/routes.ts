import type { Context } from 'hono'

import { withUser } from '../../access/with-user.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Identity } from '../../kernel/identity.ts'
import { confirmBudgetAlerts } from '../../keys/confirm-budget-alerts.ts'
import { budgetBody, spendLimitResponse, type BudgetBody } from '../../ledger/budget-schemas.ts'
import { readBudget, setBudget } from '../../ledger/budgets.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

const common = { auth: 'user', path: '/api/v1/account/spend_limit', response: spendLimitResponse } as const

const readSpendLimit = defineRoute({
  ...common,
  id: 'readSpendLimit',
  method: 'get',
  summary: "The account's spend limit and how much of it is used",
  description: '`spend_limit` is null if the account has none.',
})

const setSpendLimit = defineRoute({
  ...common,
  id: 'setSpendLimit',
  method: 'put',
  summary: 'Set the spend limit: the tokens that all keys together can use in a period',
  description:
    'Tokens already used in the current period count. You can have an email sent at a percentage of the limit.',
  body: budgetBody,
})

const removeSpendLimit = defineRoute({
  ...common,
  id: 'removeSpendLimit',
  method: 'delete',
  summary: 'Remove the spend limit',
  description: 'Budgets of individual keys stay as they are.',
})

export const spendLimitCalls = [readSpendLimit, setSpendLimit, removeSpendLimit] as const

export function spendLimitRoutes(services: Services): App {
  const { config, database, now } = services

  /** Sets or removes the limit, with an entry in the audit log if that changes anything. */
  function change(context: Context, identity: Identity, limit: BudgetBody | null) {
    const owner = { userId: identity.uid }
    const at = now()
    return database.transaction(async (sql) => {
      if (await setBudget(sql, owner, limit, { identity, at })) {
        await recordAction(sql, {
          userId: identity.uid,
          action: 'spend_limit_changed',
          detail: { spend_limit: limit },
          at,
          ip: clientAddress(context),
        })
      }
      await confirmBudgetAlerts(sql, config, owner, { identity, network: clientAddress(context), at })
      return { spend_limit: await readBudget(sql, owner, at) }
    })
  }

  const app = createApp()
  app.openapi(withUser(services, readSpendLimit), async (context) => {
    const { uid } = context.get('identity')
    return context.json({ spend_limit: await readBudget(database, { userId: uid }, now()) }, 200)
  })
  app.openapi(withUser(services, setSpendLimit), async (context) =>
    context.json(await change(context, context.get('identity'), context.req.valid('json')), 200),
  )
  app.openapi(withUser(services, removeSpendLimit), async (context) =>
    context.json(await change(context, context.get('identity'), null), 200),
  )
  return app
}

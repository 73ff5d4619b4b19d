import { Hono, type Context } from 'hono'

import { requireUser } from '../../access/require-user.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { parseJson } from '../../kernel/http/parse.ts'
import { budgetBody, type BudgetBody } from '../../ledger/budget-schemas.ts'
import { readBudget, setBudget } from '../../ledger/budgets.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** `/account/spend_limit`: how many tokens all keys of the signed-in user together may use in a period. */
export function spendLimitRoutes(services: Services): App {
  const { database, now } = services

  /** Sets or ends the limit, and tells the audit log when that changes anything. */
  async function change(context: Context, read: () => Promise<BudgetBody | null>): Promise<Response> {
    const identity = await requireUser(services, context)
    const body = await read()
    const of = { userId: identity.uid }
    const at = now()
    const answer = await database.transaction(async (sql) => {
      if (await setBudget(sql, of, body, { identity, at })) {
        await recordAction(sql, {
          userId: identity.uid,
          action: 'spend_limit_changed',
          detail: { spend_limit: body },
          at,
          ip: clientAddress(context),
        })
      }
      return { spend_limit: await readBudget(sql, of, at) }
    })
    return context.json(answer)
  }

  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    return context.json({ spend_limit: await readBudget(database, { userId: uid }, now()) })
  })
  app.put('/', (context) => change(context, () => parseJson(context, budgetBody)))
  app.delete('/', (context) => change(context, () => Promise.resolve(null)))
  return app
}

import { narrowKeys } from '../../access/caller-keys.ts'
import { withUser } from '../../access/with-user.ts'
import { readUsage } from '../../account/usage/read-usage.ts'
import { mostDaysByHour, usageQuery, usageResponse } from '../../account/usage/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { listKeysOfUser } from '../../keys/keys.ts'
import type { Services } from '../services.ts'
import { usageCsv } from './usage-csv.ts'

const getUsage = defineRoute({
  id: 'getUsage',
  method: 'get',
  path: '/api/v1/account/usage',
  summary: "Tokens and requests of the signed-in user's keys, by day, hour, model, and key",
  description: 'Comes from the ledger, so it matches what was charged. Days are in UTC.',
  auth: 'user',
  query: usageQuery,
  response: usageResponse,
  responseTypes: ['text/csv'],
})

export const usageCalls = [getUsage] as const

const dayMilliseconds = 86_400_000

/** Throws 422 for a period that is too long to be grouped by hour. */
function requireFewDays(from: string | undefined, to: string): void {
  const days = from === undefined ? Infinity : (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1
  if (days <= mostDaysByHour) return
  const msg = `Usage by hour requires \`from\` and a period of at most ${mostDaysByHour} days.`
  throw new ApiFailure(422, [{ loc: ['query', 'from'], msg, type: 'value_error' }])
}

export function usageRoutes(services: Services): App {
  const { database, now } = services
  const app = createApp()
  app.openapi(withUser(services, getUsage), async (context) => {
    const { key_id: key, group_by: names, format, from, to } = context.req.valid('query')
    const keyIds = narrowKeys(await listKeysOfUser(database, context.get('identity').uid), key)
    const groups = names.split(',')
    const byHour = groups.includes('hour')
    if (byHour) requireFewDays(from, to ?? now().toISOString().slice(0, 10))
    const usage = await readUsage(database, keyIds, {
      byDay: groups.includes('day'),
      byHour,
      byModel: groups.includes('model'),
      byKey: groups.includes('key'),
      from,
      to,
    })
    return wantsCsv(context, format)
      ? csvResponse(context, 'usage', usageCsv(usage.rows))
      : context.json(usage, 200)
  })
  return app
}

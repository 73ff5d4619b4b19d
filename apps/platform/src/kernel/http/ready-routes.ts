import { z } from 'zod'

import type { Database } from '../storage/database.ts'
import { createApp, type App } from './create-app.ts'
import { defineRoute } from './define-route.ts'

const state = z.object({ status: z.string() })

const getHealth = defineRoute({
  id: 'getHealth',
  method: 'get',
  path: '/health',
  summary: 'Whether the process responds',
  auth: 'none',
  audience: 'local',
  response: state,
})

const getReadiness = defineRoute({
  id: 'getReadiness',
  method: 'get',
  path: '/ready',
  summary: 'Whether everything has started and the database responds',
  auth: 'none',
  audience: 'local',
  response: state,
  failures: [503],
  failure: state,
})

export const readinessCalls = [getHealth, getReadiness] as const

export function readyRoutes(database: Database, isStarted: () => boolean): App {
  const app = createApp()
  app.openapi(getHealth, (context) => context.json({ status: 'ok' }, 200))
  app.openapi(getReadiness, async (context) => {
    if (!isStarted()) return context.json({ status: 'starting' }, 503)
    await database.query('select 1 as one')
    return context.json({ status: 'ready' }, 200)
  })
  return app
}

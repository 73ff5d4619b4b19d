import { z } from 'zod'

import { log } from '../log.ts'
import type { Sql } from '../storage/database.ts'
import { storageFailure } from '../storage/storage-failure.ts'
import type { WatchedDatabase } from '../storage/watch-space.ts'
import { createApp, type App } from './create-app.ts'
import { defineRoute } from './define-route.ts'

/** What a process is doing; requests are to be sent to it only while it is ready. */
export type Phase = 'starting' | 'ready' | 'stopping'

const state = z.object({ status: z.string() })

const readiness = state.extend({
  away: z
    .array(z.string())
    .optional()
    .describe('Products whose model server does not respond. Their calls fail; all others work.'),
})

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
  summary:
    'Whether the process is ready: it has started and is not stopping, the database can be written, and the identity provider responds',
  auth: 'none',
  audience: 'local',
  response: readiness,
  failures: [503],
  failure: state,
})

export const readinessCalls = [getHealth, getReadiness] as const

/** The longest that the database, or the identity provider, may take to respond, in milliseconds. */
const patience = 2000

/** Whether the identity provider responds within a time limit in milliseconds. */
export type IdentityResponds = (limit: number) => Promise<boolean>

/** Returns the products whose model server does not respond within a time limit in milliseconds. */
export type AwayServers = (limit: number) => Promise<string[]>

/** PostgreSQL's code for a lock that was not granted in time. */
const lockNotAvailable = '55P03'

/** The database, and a statement that needs of it what calls need. */
export interface ProbedDatabase extends WatchedDatabase {
  probe(sql: Sql): Promise<void>
}

/** Returns why the database is of no use now; undefined if it stores something. */
async function storageProblem({ database, checkSpace, probe }: ProbedDatabase): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve('the database does not respond'), patience)
  const written = probe(database)
    .then(checkSpace)
    .then(() => undefined)
    .catch((error: unknown) => {
      const isFull = error instanceof Error && storageFailure(error) === 'full'
      log('error', 'database not ready', { error: String(error) })
      if ((error as { code?: unknown }).code === lockNotAvailable) return 'a table of the database is locked'
      return isFull ? 'the disk of the database is full' : 'the database cannot be used'
    })
  return Promise.race([written, promise]).finally(() => clearTimeout(timer))
}

export function readyRoutes(
  storage: ProbedDatabase,
  phase: () => Phase,
  identityResponds: IdentityResponds,
  awayServers: AwayServers = () => Promise.resolve([]),
): App {
  const app = createApp()
  app.openapi(getHealth, (context) => context.json({ status: 'ok' }, 200))
  app.openapi(getReadiness, async (context) => {
    const headers = { 'retry-after': '5' }
    if (phase() !== 'ready') return context.json({ status: phase() }, 503, headers)
    const [problem, hasIdentity, away] = await Promise.all([
      storageProblem(storage),
      identityResponds(patience),
      awayServers(patience),
    ])
    if (problem !== undefined) return context.json({ status: problem }, 503, headers)
    if (!hasIdentity) return context.json({ status: 'the identity provider does not respond' }, 503, headers)
    return context.json({ status: 'ready', ...(away.length > 0 && { away }) }, 200)
  })
  return app
}

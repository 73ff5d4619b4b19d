import { expect, test, vi } from 'vitest'

import { readConfig } from '../config.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { Database } from '../storage/database.ts'
import { watchSpace } from '../storage/watch-space.ts'
import { baseApp } from './base-app.ts'
import { readyRoutes } from './ready-routes.ts'

const failing = (message: string, code?: string) =>
  Object.assign(new Error(message), code !== undefined && { code })

/** An app whose only call uses a database that fails, or never responds. */
function appOver(query: () => Promise<never>) {
  const database = { query } as unknown as Database
  const app = baseApp({ config: readConfig({}), metrics: createMetrics(database) })
  app.get('/call', async (context) => context.json(await database.query('select 1')))
  app.route(
    '/',
    readyRoutes(
      { ...watchSpace(database), probe: async (sql) => void (await sql.query('select 1')) },
      () => 'ready',
      () => Promise.resolve(true),
    ),
  )
  return app
}

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED', 503],
  ['connect EHOSTUNREACH 10.0.0.5:5432', 'EHOSTUNREACH', 503],
  ['connect ENETUNREACH 10.0.0.5:5432', 'ENETUNREACH', 503],
  ['cannot execute UPDATE in a read-only transaction', '25006', 503],
  ['terminating connection due to idle-in-transaction timeout', '25P03', 503],
  ['the database system is starting up', '57P03', 503],
  ['terminating connection due to administrator command', '57P01', 503],
  ['Connection terminated unexpectedly', undefined, 503],
  ['Client has encountered a connection error and is not queryable', undefined, 503],
  ['timeout exceeded when trying to connect', undefined, 503],
  ['Query read timeout', undefined, 503],
  ['could not extend file: No space left on device', '53100', 507],
  ['division by zero', '22012', 500],
])('a call that fails by "%s" gets %s: %i', async (message, code, status) => {
  const app = appOver(() => Promise.reject(failing(message, code)))
  const response = await app.request('/call')
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain(message)
  expect((await app.request('/ready')).status).toBe(503)
})

test('readiness names a full disk, and does not wait for a database that is frozen', async () => {
  const full = appOver(() => Promise.reject(failing('No space left on device', '53100')))
  expect(await (await full.request('/ready')).json()).toEqual({ status: 'the disk of the database is full' })
  const locked = appOver(() => Promise.reject(failing('canceling statement due to lock timeout', '55P03')))
  expect(await (await locked.request('/ready')).json()).toEqual({
    status: 'a table of the database is locked',
  })
  vi.useFakeTimers()
  try {
    const ready = appOver(() => new Promise<never>(() => undefined)).request('/ready')
    await vi.advanceTimersByTimeAsync(2000)
    const response = await ready
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'the database does not respond' })
  } finally {
    vi.useRealTimers()
  }
})

import type { Database } from '../storage/database.ts'
import { createApp, type App } from './create-app.ts'

/** `/health`: the process answers. `/ready`: its database answers too, and every service is up. */
export function readyRoutes(database: Database, isStarted: () => boolean): App {
  const app = createApp()
  app.get('/health', (context) => context.json({ status: 'ok' }))
  app.get('/ready', async (context) => {
    if (!isStarted()) return context.json({ status: 'starting' }, 503)
    await database.query('select 1 as one')
    return context.json({ status: 'ready' })
  })
  return app
}

import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'

/** The one app that the stand-in has, and the measurement id of that app. */
const app = { appId: '1:000000000000:web:local', measurementId: 'G-LOCAL00000', projectId: 'local' }

/** How many events are kept, the newest ones. */
const keptEvents = 1000

const tag = readFileSync(new URL('./tag.js', import.meta.url), 'utf8')

/** What the script reports of an event: its name, and address, title and referrer of the page. */
const report = z.object({
  v: z.literal('2'),
  tid: z.literal(app.measurementId),
  en: z.string().max(40),
  dl: z.string().max(2000),
  dt: z.string().max(300).default(''),
  dr: z.string().max(2000).default(''),
})

/** The stand-in of the analytics provider: its configuration of an app, its script, and the events that the script reported. */
export function analyticsApp(now: () => Date): Hono {
  const events: object[] = []
  const routes = new Hono()
  for (const path of ['/v1alpha/*', '/gtag/*', '/g/*']) routes.use(path, cors())
  routes.get('/v1alpha/projects/-/apps/:appId/webConfig', (context) =>
    context.req.param('appId') === app.appId
      ? context.json(app)
      : context.json({ error: { code: 404, message: 'App not found.', status: 'NOT_FOUND' } }, 404),
  )
  routes.get('/gtag/js', (context) =>
    context.body(tag, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  routes.post('/g/collect', (context) => {
    const event = report.safeParse(context.req.query())
    if (!event.success) return context.body(null, 400)
    const { en: name, dl: location, dt: title, dr: referrer } = event.data
    events.push({ at: now().toISOString(), name, location, title, referrer })
    events.splice(0, events.length - keptEvents)
    return context.body(null, 204)
  })
  routes.get('/events', (context) => context.json(events))
  return routes
}

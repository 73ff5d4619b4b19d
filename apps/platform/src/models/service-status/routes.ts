import type { Core } from '../../kernel/core.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { incidentsFeed } from './incidents-feed.ts'
import { readIncidents, readStatus } from './read-status.ts'
import { serviceStatus } from './schemas.ts'

const getServiceStatus = defineRoute({
  id: 'getServiceStatus',
  method: 'get',
  path: '/api/v1/status',
  summary: 'Availability and latency of each product in the last 90 days, and incidents',
  description:
    'The platform checks the model servers and the results of all calls once a minute. A minute counts as down if a model server does not respond, or if at least five calls and half of all calls end with a status of 500 or more. A gap of more than three minutes without measurements also counts as down. Two such minutes in a row are an incident.',
  auth: 'none',
  response: serviceStatus,
})

const getIncidentsFeed = defineRoute({
  id: 'getIncidentsFeed',
  method: 'get',
  path: '/api/v1/status/incidents.atom',
  summary: 'The incidents of the last 90 days as an Atom feed',
  description: 'Subscribe to it in a feed reader or a chat channel.',
  auth: 'none',
  responseTypes: ['application/atom+xml'],
})

export const serviceStatusCalls = [getServiceStatus, getIncidentsFeed] as const

/** For how long a response may be used again: measurements come once a minute. */
const cached = { 'cache-control': 'public, max-age=60' }

/** The public state of the products. */
export function serviceStatusRoutes({ config, database, now }: Core): App {
  const app = createApp()
  app.openapi(getServiceStatus, async (context) =>
    context.json(await readStatus(database, now()), 200, cached),
  )
  app.openapi(getIncidentsFeed, async (context) => {
    const url = `${config.publicUrl ?? `http://localhost:${config.port}`}${getIncidentsFeed.path}`
    return context.body(await incidentsFeed(await readIncidents(database), url, now()), 200, {
      ...cached,
      'content-type': 'application/atom+xml; charset=utf-8',
    })
  })
  return app
}

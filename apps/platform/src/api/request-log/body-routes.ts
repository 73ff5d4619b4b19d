import { mostBytes } from '../../access/keep-bodies.ts'
import { withUser } from '../../access/with-user.ts'
import { keptHours, mostCalls } from '../../account/request-bodies/body-store.ts'
import { bodiesDeletion, requestBodies } from '../../account/request-bodies/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'

const path = '/api/v1/account/requests/{id}/bodies'

const getRequestBodies = defineRoute({
  id: 'getRequestBodies',
  method: 'get',
  path,
  summary: 'The request and response bodies of a call, for a key that stores bodies',
  description: `For each key, the first ${mostBytes / 1024} kB of each body of its newest ${mostCalls} product calls are stored, encrypted, for ${keptHours} hours. Only the key's signed-in owner can read them; a key can't.`,
  auth: 'user',
  response: requestBodies,
  failures: [404],
})

const deleteRequestBodies = defineRoute({
  id: 'deleteRequestBodies',
  method: 'delete',
  path,
  summary: "Delete a call's stored bodies now",
  description: 'The call stays in the request log.',
  auth: 'user',
  response: bodiesDeletion,
  failures: [404],
})

export const requestBodyCalls = [getRequestBodies, deleteRequestBodies] as const

const nothingStored = () => new ApiFailure(404, "This call's bodies aren't stored.")

/** The stored bodies of the signed-in user's calls. */
export function requestBodyRoutes(services: Services): App {
  const { bodyStore } = services
  const app = createApp()
  app.openapi(withUser(services, getRequestBodies), async (context) => {
    const bodies = await bodyStore.read(context.req.param('id'), context.get('identity').uid)
    if (bodies === undefined) throw nothingStored()
    return context.json(bodies, 200)
  })
  app.openapi(withUser(services, deleteRequestBodies), async (context) => {
    if (!(await bodyStore.remove(context.req.param('id'), context.get('identity').uid))) throw nothingStored()
    return context.json({ deleted: true as const }, 200)
  })
  return app
}

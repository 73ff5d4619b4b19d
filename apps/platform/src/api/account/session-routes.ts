import { withUser } from '../../access/with-user.ts'
import { endSessions } from '../../account/end-sessions.ts'
import { revocationResponse } from '../../account/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { log } from '../../kernel/log.ts'
import type { Services } from '../services.ts'

const revokeSessions = defineRoute({
  id: 'revokeSessions',
  method: 'delete',
  path: '/api/v1/account/sessions',
  summary: 'Sign the user out on every device, including the calling one',
  description: 'Identity tokens issued earlier are rejected from then on. API keys are not affected.',
  auth: 'user',
  response: revocationResponse,
})

export const sessionCalls = [revokeSessions] as const

/** The sessions of the signed-in user. */
export function sessionRoutes(services: Services): App {
  const app = createApp()
  app.openapi(withUser(services, revokeSessions), async (context) => {
    try {
      await endSessions(services, context.get('identity'), clientAddress(context))
    } catch (error) {
      const requestId = context.get('requestId')
      log('error', 'sessions could not be revoked', { requestId, error: String(error) })
      throw new ApiFailure(503, "You couldn't be signed out everywhere. Try again in a moment.")
    }
    return context.json({ revoked: true as const }, 200)
  })
  return app
}

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

import { bearerToken } from '../../access/bearer-token.ts'
import { CallableFailure } from '../../account/functions/callable.ts'
import { getUserInfo, profile } from '../../account/functions/get-user-info.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { baseApp } from '../../kernel/http/base-app.ts'
import { bodyLimits } from '../../kernel/http/body/body-limits.ts'
import { allowBody } from '../../kernel/http/body/read-bytes.ts'
import { readJson } from '../../kernel/http/body/read-json.ts'
import type { App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { failureOfStorage } from '../../kernel/http/storage-failure-response.ts'
import { isUnstorableText } from '../../kernel/http/unstorable-text.ts'
import type { Identity } from '../../kernel/identity.ts'
import { log } from '../../kernel/log.ts'
import type { Services } from '../services.ts'

const getUserInfoRoute = defineRoute({
  id: 'getUserInfo',
  method: 'post',
  path: '/{project}/{region}/account/getUserInfo',
  summary: "Merge a profile into the signed-in user's stored profile, and return it",
  description:
    'A callable function: the request is `{ data }`, the response `{ result }`. Fields that you leave out stay as they are.',
  auth: 'user',
  host: 'functions',
  body: z.object({
    data: profile.nullish().describe('Profile to merge into the stored one.'),
  }),
  response: z.object({
    result: z
      .looseObject({
        uid: z.string().describe('ID of the user at the identity provider.'),
        preferences: z.record(z.string(), z.unknown()).optional().describe('Your own settings by name.'),
      })
      .describe('The stored profile.'),
  }),
  responseTypes: ['text/event-stream'],
  failures: [400, 404],
  failure: z.object({
    error: z
      .object({
        status: z.string().describe('Error code in capitals, such as `UNAUTHENTICATED`.'),
        message: z.string().describe('Error message.'),
      })
      .describe('Why the function failed.'),
  }),
})

export const functionCalls = [getUserInfoRoute] as const

type CallableFunction = (services: Services, identity: Identity, data: unknown) => Promise<unknown>

/** Every callable function by its path, `{service}/{method}`. */
export const functions: Readonly<Record<string, CallableFunction>> = { 'account/getUserInfo': getUserInfo }
const envelope = z.object({ data: z.unknown() })

/**
 * Responds in the callable protocol. A client that calls a function as a stream (`Accept: text/event-stream`) gets the result or error as
 * the last event; it reads no other form.
 */
function respond(context: Context, body: object, status: ContentfulStatusCode = 200): Response {
  context.header('vary', 'Accept', { append: true })
  return context.req.header('accept') === 'text/event-stream'
    ? context.body(`data: ${JSON.stringify(body)}\n\n`, status, { 'content-type': 'text/event-stream' })
    : context.json(body, status)
}

/** What went wrong, in the callable protocol, when it was the caller's fault; undefined when it was ours. */
function asCallableFailure(error: Error): CallableFailure | undefined {
  if (error instanceof CallableFailure) return error
  if (isUnstorableText(error))
    return new CallableFailure(
      'INVALID_ARGUMENT',
      "The request contains a character that can't be stored (NUL or an unpaired surrogate).",
    )
  if (failureOfStorage(error) !== undefined)
    return new CallableFailure('UNAVAILABLE', 'The database does not respond. Try again in a moment.')
  if (!(error instanceof ApiFailure)) return undefined
  // The identity provider does not respond.
  if (error.status === 503) return new CallableFailure('UNAVAILABLE', error.message)
  // Only what every service checks before its routes fails this way: the size of the body.
  if (error.status < 500) return new CallableFailure('INVALID_ARGUMENT', error.message)
  return undefined
}

/**
 * The host of callable functions: `POST /{project}/{region}/{service}/{method}` with `{data}` in and `{result}` or `{error}` out.
 * One route serves all of them and checks the envelope, as the protocol has its own errors.
 */
export function functionsHost(services: Services): App {
  const { config } = services
  const app = baseApp(services)

  app.post('/:project/:region/:service/:method', async (context) => {
    const { project, region, service, method } = context.req.param()
    const call = functions[`${service}/${method}`]
    if (project !== config.projectId || region !== config.region || call === undefined) {
      throw new CallableFailure('NOT_FOUND', 'This function does not exist.')
    }
    // Before the body: nothing is read or parsed for a stranger.
    const identity = await services.verifyIdentity(bearerToken(context) ?? '')
    if (identity === undefined) throw new CallableFailure('UNAUTHENTICATED', 'Sign in to make this call.')
    allowBody(context, bodyLimits.user, identity.uid)
    const body = envelope.safeParse(await readJson(context))
    if (!body.success)
      throw new CallableFailure('INVALID_ARGUMENT', 'The body must be a JSON object with the field data.')
    return respond(context, { result: await call(services, identity, body.data.data) })
  })

  app.onError((error, context) => {
    const failure = asCallableFailure(error)
    if (failure !== undefined) {
      const { status, message, httpStatus } = failure
      return respond(context, { error: { status, message } }, httpStatus)
    }
    log('error', 'function failed', {
      requestId: context.get('requestId'),
      path: context.req.path,
      error: error.stack ?? String(error),
    })
    return respond(context, { error: { status: 'INTERNAL', message: 'INTERNAL' } }, 500)
  })
  return app
}

import { randomUUID } from 'node:crypto'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { ErrorCode, isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import type { Context } from 'hono'
import { z } from 'zod'

import type { Meter } from '../access/meter.ts'
import type { Config } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { readJson } from '../kernel/http/body/read-json.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { defineRoute } from '../kernel/http/define-route.ts'
import { mcpServer, type MakeCall } from './mcp-server.ts'
import { RunningCalls } from './running-calls.ts'

const callTools = defineRoute({
  id: 'callTools',
  method: 'post',
  path: '/mcp',
  summary: 'The tools for agents, through the Model Context Protocol (Streamable HTTP)',
  auth: 'key',
  audience: 'local',
  body: z.looseObject({ jsonrpc: z.literal('2.0') }),
  response: z.looseObject({ jsonrpc: z.literal('2.0') }),
  responseTypes: ['text/event-stream'],
  failures: [403],
})

export const mcpCalls = [callTools] as const

const sessionHeader = 'mcp-session-id'

/** A header of the client's request that its calls take along, so that limits per client count it and not this process. */
const passedOn = ['authorization', 'x-forwarded-for', 'accept-language', 'user-agent'] as const

const rpcError = (context: Context, status: 400, code: ErrorCode, message: string) =>
  context.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status)

/** A failed check of the key tells clients how to sign in, as the protocol wants. */
function withChallenge(error: unknown): unknown {
  if (!(error instanceof ApiFailure) || error.status !== 401) return error
  return new ApiFailure(401, error.detail, {
    ...error.headers,
    'www-authenticate': 'Bearer realm="mcp", error="invalid_token"',
  })
}

/** Calls `onEnd` once the body of a response is sent, fails, or is left by its client. */
function whenEnded(sent: Response['body'], onEnd: () => void): ReadableStream<Uint8Array> | null {
  if (sent === null) {
    onEnd()
    return null
  }
  const reader = sent.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        onEnd()
        throw error
      })
      if (!done) return controller.enqueue(value)
      onEnd()
      controller.close()
    },
    async cancel(reason) {
      onEnd()
      await reader.cancel(reason)
    },
  })
}

/**
 * `POST /mcp`: tools for agents. Every request stands for itself, so that any process serves it; the calls of its tools are made in this
 * process by `fetchOwn`, the app itself. A call ends when its client leaves, cancels it, or the process stops.
 */
export function mcpRoutes(
  { config, meter }: { config: Config; meter: Meter },
  fetchOwn: (request: Request, env: unknown) => Response | Promise<Response>,
): App {
  const running = new RunningCalls()
  const app = createApp()

  /** Makes calls with the key, the address and the language of the client. */
  const callsOf = (context: Context): MakeCall => {
    const headers = passedOn.flatMap((name) => {
      const value = context.req.header(name)
      return value === undefined ? [] : [[name, value] as [string, string]]
    })
    return async (call, signal) =>
      fetchOwn(
        new Request(new URL(call.path, context.req.url), {
          method: 'POST',
          headers: [
            ...headers,
            ['content-type', 'application/json'],
            ['accept', call.accept ?? 'application/json'],
          ],
          body: JSON.stringify(call.body),
          signal,
        }),
        context.env,
      )
  }

  app.on(callTools.method, callTools.getRoutingPath(), async (context) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && !config.appOrigins.includes(origin))
      throw new ApiFailure(403, "Pages on other sites can't call tools.")
    const { key } = await meter.authenticate(context, 'any').catch((error: unknown) => {
      throw withChallenge(error)
    })
    // The calls of its tools are logged; a request that lists tools is not a call.
    context.set('keyedCall', undefined)
    const message = await readJson(context).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 422) return undefined
      throw error
    })
    if (message === undefined)
      return rpcError(context, 400, ErrorCode.ParseError, 'The body is not JSON, or nests too deeply.')

    const session = context.req.header(sessionHeader)
    const owner = `${key.id}\n${session ?? ''}`
    if (session !== undefined) running.cancel(owner, message)
    const ending = new AbortController()
    const ids = session === undefined ? [] : RunningCalls.idsIn(message)
    const forget = running.register(owner, ids, ending)
    const server = mcpServer(callsOf(context))
    const transport = new WebStandardStreamableHTTPServerTransport({})
    // The client left, the process stops, the client canceled the call.
    const signals = [context.req.raw.signal, context.get('ending'), ending.signal]
    const end = () => {
      forget()
      for (const signal of signals) signal.removeEventListener('abort', end)
      void server.close()
    }
    for (const signal of signals) signal.addEventListener('abort', end)
    await server.connect(transport)
    const request = new Request(context.req.url, { method: 'POST', headers: context.req.raw.headers })
    const { status, headers, body } = await transport.handleRequest(request, { parsedBody: message })
    if (isInitializeRequest(message)) headers.set(sessionHeader, randomUUID())
    // The protocol's own response would come without the headers that every response has.
    return context.newResponse(whenEnded(body, end), status as 200, Object.fromEntries(headers))
  })
  // No stream of its own and no stored session: the protocol's answer to both is 405.
  app.all(callTools.getRoutingPath(), (context) =>
    context.json({ detail: 'Send messages by POST.' }, 405, { allow: 'POST' }),
  )
  return app
}

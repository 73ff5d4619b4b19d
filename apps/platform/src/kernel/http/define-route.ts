import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

import { readJsonText } from './body/read-json.ts'
import { botCheckField, type CallDescription, type RouteAuth } from './call-description.ts'
import { failureResponse, failureStatuses, failureWords } from './failures.ts'

type JsonContent<Schema> = Record<'application/json', { schema: Schema }>

type RequestOf<Call extends CallDescription> = {
  [Part in keyof Call & ('params' | 'query' | 'headers')]: Call[Part]
} & (Call extends { body: infer Schema extends z.ZodType }
  ? { body: { content: JsonContent<Schema>; required: true } }
  : object)

/** A response type other than JSON lets the handler return any `Response`. */
type ContentOf<Call extends CallDescription> = (Call extends { response: infer Schema extends z.ZodType }
  ? JsonContent<Schema>
  : object) &
  (Call extends { responseTypes: readonly string[] } ? { 'text/html': { schema: z.ZodString } } : object)

type ResponsesOf<Call extends CallDescription> = Record<
  Call extends { status: infer Status extends StatusCode } ? Status : 200,
  { description: string; content: ContentOf<Call> }
> &
  (Call extends {
    failure: infer Schema extends z.ZodType
    failures: readonly (infer Status extends StatusCode)[]
  }
    ? Record<Status, { description: string; content: JsonContent<Schema> }>
    : object)

/** A route for `app.openapi`, with the extensions that the tests and the reference page are driven by. */
export interface ApiRoute extends RouteConfig {
  operationId: string
  method: CallDescription['method']
  path: CallDescription['path']
  summary: string
  'x-auth': RouteAuth
  'x-bot-check'?: boolean
  'x-host'?: 'functions'
  'x-audience'?: 'local'
  /** Returns the path as the router writes it: `/models/slug/:slug`. */
  getRoutingPath(): string
}

/** The route of one call, typed so that a handler gets validated input and must return the documented response. */
export type RouteOf<Call extends CallDescription> = {
  operationId: Call['id']
  method: Call['method']
  path: Call['path']
  summary: string
  'x-auth': Call['auth']
  request: RequestOf<Call>
  responses: ResponsesOf<Call>
  getRoutingPath(): string
} & (Call extends { botCheck: true } ? { 'x-bot-check': true } : object)

const security: Readonly<Record<RouteAuth, Record<string, string[]>[]>> = {
  none: [],
  key: [{ key: [] }],
  'optional-key': [{}, { key: [] }],
  user: [{ user: [] }],
  'optional-user': [{}, { user: [] }],
  'key-or-user': [{ key: [] }, { user: [] }],
  'query-key': [{ queryKey: [] }],
}

/**
 * A JSON body may come without a content type or with another one: the validator reads no other type than this. A body that would take
 * long to parse is rejected before.
 */
const readAsJson: MiddlewareHandler = async (context, next) => {
  context.req.raw.headers.set('content-type', 'application/json')
  await readJsonText(context)
  await next()
}

const nameOf = (id: string, part: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`

/**
 * JSON content whose schema is a named component of the document. A schema made before the library extended Zod has no `openapi`;
 * its clone has.
 */
const json = (schema: z.ZodType, name: string) => ({
  'application/json': { schema: schema.clone().openapi(name) },
})

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' as const } },
    ]),
  )

function bodyOf({ id, body, form, bodyType, botCheck = false }: CallDescription) {
  const content: Record<string, object> = body === undefined ? {} : json(body, nameOf(id, 'Body'))
  if (form !== undefined || (botCheck && body === undefined)) {
    const whole = (form ?? z.object({})).extend(
      botCheck
        ? { [botCheckField]: z.string().describe('Response of the bot check. It is valid for one call.') }
        : {},
    )
    const { $schema: _, ...schema } = z.toJSONSchema(whole, { io: 'input' })
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      content[type] = { schema }
  }
  if (bodyType !== undefined) content[bodyType] = { schema: { type: 'string', format: 'binary' } }
  return Object.keys(content).length === 0 ? {} : { body: { required: true, content } }
}

const requestId = { 'x-request-id': 'ID of the request. Include it when you report a problem.' }

/** Returns what the document has of an error status: by default, with the shape that every error has. */
export const describedFailure = (status: number, content: object = json(failureResponse, 'Failure')) => ({
  description: failureWords[status] ?? `Failure ${status}`,
  headers: headersOf(status === 429 ? { ...requestId, 'retry-after': 'Seconds to wait.' } : requestId),
  content,
})

function responsesOf(call: CallDescription) {
  const { id, response, responseTypes = [], responseHeaders = {}, status = 200, failure } = call
  const others = responseTypes.map((type) => [type, { schema: { type: 'string' as const } }] as const)
  const failed =
    failure === undefined ? json(failureResponse, 'Failure') : json(failure, nameOf(id, 'Failure'))
  return {
    [status]: {
      description: 'Success',
      headers: headersOf({ ...requestId, ...responseHeaders }),
      content: {
        ...(response === undefined ? {} : json(response, nameOf(id, 'Response'))),
        ...Object.fromEntries(others),
      },
    },
    ...Object.fromEntries(failureStatuses(call).map((code) => [code, describedFailure(code, failed)])),
  }
}

/** What the path parameters without a schema are. */
const parameterWords: Readonly<Record<string, string>> = {
  id: 'ID, as returned when it was created or in the list.',
  project: 'Project of the callable functions.',
  query: 'What to search for.',
  region: 'Region of the callable functions.',
  slug: 'Name of the model in URLs.',
  url: 'URL of a public page.',
}

/** Path parameters without a schema. */
const plainParameters = ({ path, params }: CallDescription) =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(params?.shape ?? {}, name))
    .map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      description: parameterWords[name] ?? name,
      schema: { type: 'string' as const },
    }))

/** Returns the route of a call. Validation, the types of its handler and its part of the OpenAPI document follow from it. */
export function defineRoute<const Call extends CallDescription>(call: Call): RouteOf<Call> {
  const { id, method, path, summary, description, auth, botCheck, host, audience }: CallDescription = call
  const { params, query, headers, body }: CallDescription = call
  const parameters = plainParameters(call)
  const route = createRoute({
    operationId: id,
    method,
    path,
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { middleware: readAsJson }),
    security: security[auth],
    'x-auth': auth,
    ...(botCheck !== undefined && { 'x-bot-check': botCheck }),
    ...(host !== undefined && { 'x-host': host }),
    ...(audience !== undefined && { 'x-audience': audience }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...bodyOf(call),
    },
    responses: responsesOf(call),
  })
  // The compiler cannot follow which parts a description has; `RouteOf` can.
  return route as unknown as RouteOf<Call>
}

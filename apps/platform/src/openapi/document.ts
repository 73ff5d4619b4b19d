import { z } from 'zod'

import { botCheckField } from '../access/bot-check.ts'
import type { Config } from '../kernel/config.ts'
import { failureResponse, failureStatuses, failureWords } from '../kernel/http/failures.ts'
import type { Operation, OperationAuth } from '../kernel/http/operation.ts'
import { areas, operations } from './operations.ts'

type JsonSchema = Record<string, unknown>

/** OpenAPI 3.1 uses JSON Schema 2020-12 as it is, so the routes' own schemas go in unchanged. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return rest
}

const security: Readonly<Record<OperationAuth, readonly object[]>> = {
  none: [],
  key: [{ key: [] }],
  'optional-key': [{}, { key: [] }],
  user: [{ user: [] }],
  'optional-user': [{}, { user: [] }],
  'key-or-user': [{ key: [] }, { user: [] }],
  'query-key': [{ queryKey: [] }],
}

function parametersIn(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }))
}

function parametersOf({ path, params, query, headers, auth }: Operation): object[] {
  const described = parametersIn('path', params)
  const known = new Set(Object.keys(params?.shape ?? {}))
  const plain = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== undefined && !known.has(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const asked = parametersIn('query', query).filter(
    (parameter) => auth !== 'query-key' || (parameter as { name: string }).name !== 'api_key',
  )
  return [...described, ...plain, ...asked, ...parametersIn('header', headers)]
}

const nameOf = (id: string, part: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Answers the request bodies of an operation by their content type; `schemas` receives what they refer to. */
function bodyOf(operation: Operation, schemas: Record<string, JsonSchema>): object {
  const { id, body, form, botCheck, bodyOptional } = operation
  const content: Record<string, object> = {}
  if (body !== undefined) {
    schemas[nameOf(id, 'Body')] = jsonSchemaOf(body, 'input')
    content['application/json'] = { schema: refer(nameOf(id, 'Body')) }
  }
  if (form !== undefined || (botCheck === true && body === undefined)) {
    const whole = (form ?? z.object({})).extend(botCheck === true ? { [botCheckField]: z.string() } : {})
    schemas[nameOf(id, 'Form')] = jsonSchemaOf(whole, 'input')
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      content[type] = { schema: refer(nameOf(id, 'Form')) }
  }
  if (Object.keys(content).length === 0) return {}
  return { requestBody: { required: bodyOptional !== true, content } }
}

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )

function responsesOf(operation: Operation, schemas: Record<string, JsonSchema>): object {
  const { id, answer, answerTypes = [], answerHeaders = {}, status = 200, failure } = operation
  const content: Record<string, object> = {}
  if (answer !== undefined) {
    schemas[nameOf(id, 'Answer')] = jsonSchemaOf(answer, 'output')
    content['application/json'] = { schema: refer(nameOf(id, 'Answer')) }
  }
  for (const type of answerTypes) content[type] = { schema: { type: 'string' } }
  if (failure !== undefined) schemas[nameOf(id, 'Failure')] = jsonSchemaOf(failure, 'output')
  const failed = refer(failure === undefined ? 'Failure' : nameOf(id, 'Failure'))
  const requestId = { 'x-request-id': 'Name this when you report a problem' }
  return {
    [status]: {
      description: 'Done',
      headers: headersOf({ ...requestId, ...answerHeaders }),
      ...(Object.keys(content).length === 0 ? {} : { content }),
    },
    ...Object.fromEntries(
      failureStatuses(operation).map((code) => [
        code,
        {
          description: failureWords[code] ?? `Failure ${code}`,
          headers: headersOf(code === 429 ? { ...requestId, 'retry-after': 'Seconds to wait' } : requestId),
          content: { 'application/json': { schema: failed } },
        },
      ]),
    ),
  }
}

/** The OpenAPI 3.1 document of every service of the platform. */
export function openApiDocument(config: Pick<Config, 'port' | 'functionsPort'>) {
  const schemas: Record<string, JsonSchema> = { Failure: jsonSchemaOf(failureResponse, 'output') }
  const tagOf = new Map<string, string>(
    areas.flatMap(({ tag, operations: list }) => list.map(({ id }) => [id, tag])),
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const parameters = parametersOf(operation)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: {
        operationId: operation.id,
        tags: [tagOf.get(operation.id)],
        summary: operation.summary,
        ...(operation.description === undefined ? {} : { description: operation.description }),
        ...(operation.host === undefined
          ? {}
          : { servers: [{ url: `http://localhost:${config.functionsPort}` }] }),
        ...(operation.audience === undefined ? {} : { 'x-audience': operation.audience }),
        security: security[operation.auth],
        ...(parameters.length === 0 ? {} : { parameters }),
        ...bodyOf(operation, schemas),
        responses: responsesOf(operation, schemas),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Search Foundation API',
      version: '0.1.0',
      description: 'Every service of the local platform. Each answer carries x-request-id.',
    },
    servers: [{ url: `http://localhost:${config.port}` }],
    tags: areas.map(({ tag: name, about: description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key' },
        user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An identity token' },
        queryKey: { type: 'apiKey', in: 'query', name: 'api_key', description: 'An API key' },
      },
    },
  }
}

import { z } from 'zod'
import { operations, type Operation } from './operations.ts'

const failures = {
  400: 'Unknown model or malformed request',
  401: 'Key missing or not valid',
  402: 'Balance too low',
  422: 'A field is not valid',
  429: 'Rate limit reached; see Retry-After',
} as const

/** OpenAPI 3.1 uses JSON Schema 2020-12 as it is, so the routes' own schemas go in unchanged. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}

function describe({ id, path, summary, key, body, answer }: Operation) {
  const security = { required: [{ key: [] }], optional: [{}, { key: [] }], none: [] }[key]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const content = answer === undefined ? {} : { schema: schemaOf(answer, 'output') }
  return {
    operationId: id,
    summary,
    security,
    ...(names.length === 0
      ? {}
      : {
          parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }),
    responses: {
      200: { description: 'Done', content: { 'application/json': content } },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [status, { description }]),
      ),
    },
  }
}

/** The OpenAPI 3.1 document of the main API. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Search Foundation API', version: '0.1.0' },
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

import { OpenAPIHono } from '@hono/zod-openapi'
import { brand } from '@search-foundation/content/brand'

import type { Config } from '../kernel/config.ts'
import { describedFailure } from '../kernel/http/define-route.ts'
import { accessOfCall } from './access-of-call.ts'
import { areas, type Area } from './areas.ts'

/** Returns the OpenAPI 3.1 document of every call that customers make: those for operators and for links in mails are left out. */
export function openApiDocument({
  port,
  functionsPort,
  publicUrl = `http://localhost:${port}`,
  publicFunctionsUrl = `http://localhost:${functionsPort}`,
}: Pick<Config, 'port' | 'functionsPort'> & Partial<Pick<Config, 'publicUrl' | 'publicFunctionsUrl'>>) {
  const app = new OpenAPIHono()
  const list = areas
    .map(({ calls, ...area }: Area) => ({
      ...area,
      calls: calls.filter(({ 'x-audience': audience }) => audience === undefined),
    }))
    .filter(({ calls }) => calls.length > 0)
  for (const { tag, calls } of list) {
    for (const { middleware: _, ...route } of calls) {
      const access = accessOfCall(route as Area['calls'][number])
      const responses = route.responses as Readonly<Record<number, { content?: object }>>
      const servers = [{ url: publicFunctionsUrl }]
      app.openAPIRegistry.registerPath({
        ...route,
        ...access,
        ...(access['x-scope'] !== undefined && {
          // A key without the scope, in the shape that the failures of this call have.
          responses: { ...responses, 403: describedFailure(403, responses[401]?.content) },
        }),
        tags: [tag],
        ...(route['x-host'] === 'functions' && { servers }),
      })
    }
  }
  const securitySchemes = {
    key: { type: 'http', scheme: 'bearer', description: 'An API key' },
    user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An identity token' },
    queryKey: { type: 'apiKey', in: 'query', name: 'api_key', description: 'An API key' },
  } as const
  for (const [name, scheme] of Object.entries(securitySchemes))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme)
  return closeTuples(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '0.1.0',
        description: 'All public services of the platform. Every response has the header x-request-id.',
        contact: { name: `${brand.name} support`, url: `${brand.hosts.site}/docs`, email: brand.email },
        license: { name: 'Apache License 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      },
      servers: [{ url: publicUrl }],
      tags: list.map(({ tag: name, about: description }) => ({ name, description })),
    }),
  )
}

/** States of each list with a fixed number of values how many there are. Linters ask for `items`, which then describe nothing. */
function closeTuples<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(closeTuples) as Value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closeTuples(part)]))
  const { prefixItems, items } = copy
  const isFixed = Array.isArray(prefixItems) && items === undefined
  const count = isFixed ? prefixItems.length : 0
  return (isFixed ? { ...copy, items: {}, minItems: count, maxItems: count } : copy) as Value
}

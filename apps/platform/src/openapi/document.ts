import { OpenAPIHono } from '@hono/zod-openapi'
import { brand } from '@search-foundation/content/brand'

import type { Config } from '../kernel/config.ts'
import { describedFailure } from '../kernel/http/define-route.ts'
import { accessOfCall } from './access-of-call.ts'
import { areas, type Area } from './areas.ts'

/** Returns the OpenAPI 3.1 document of every service of the platform. */
export function openApiDocument({
  port,
  functionsPort,
  publicUrl = `http://localhost:${port}`,
  publicFunctionsUrl = `http://localhost:${functionsPort}`,
}: Pick<Config, 'port' | 'functionsPort'> & Partial<Pick<Config, 'publicUrl' | 'publicFunctionsUrl'>>) {
  const app = new OpenAPIHono()
  const list: readonly Area[] = areas
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
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '0.1.0',
      description: 'Every service of the platform. Each response has the header x-request-id.',
    },
    servers: [{ url: publicUrl }],
    tags: list.map(({ tag: name, about: description }) => ({ name, description })),
  })
}

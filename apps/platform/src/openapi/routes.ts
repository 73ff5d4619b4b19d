import type { Config } from '../kernel/config.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { rawResponse } from '../kernel/http/raw-response.ts'
import { openApiDocument } from './document.ts'
import { getOpenApiDocument, showReference } from './route-definitions.ts'

/** The OpenAPI document, and the way to the reference that the site makes from it. */
export function openApiRoutes(config: Config): App {
  // Made at the first request, as bytes: every response shares them, however many wait to be read.
  let document: Buffer<ArrayBuffer> | undefined
  const app = createApp()
  app.openapi(getOpenApiDocument, (context) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(config)))
    return rawResponse(context.body(document, 200, { 'content-type': 'application/json' }))
  })
  const location = `${config.docsUrl}/reference`
  app.openapi(showReference, (context) => context.redirect(location))
  return app
}

import type { Config } from '../kernel/config.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { rawResponse } from '../kernel/http/raw-response.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'
import { getOpenApiDocument, showReference } from './route-definitions.ts'

/** The OpenAPI document, and the same as a page that works without JavaScript. */
export function openApiRoutes(config: Config): App {
  const document = openApiDocument(config)
  const app = createApp()
  app.openapi(getOpenApiDocument, (context) => rawResponse(context.json(document)))
  app.openapi(showReference, (context) => context.html(referencePage(document)))
  return app
}

import type { Config } from '../kernel/config.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { staticPagePolicy } from '../kernel/http/page.ts'
import { rawResponse } from '../kernel/http/raw-response.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'
import { getOpenApiDocument, showReference } from './route-definitions.ts'

/** The OpenAPI document, and the same as a page that works without JavaScript. */
export function openApiRoutes(config: Config): App {
  const document = openApiDocument(config)
  // Bytes, made once: every response shares them, however many wait to be read.
  const json = Buffer.from(JSON.stringify(document))
  const reference = Promise.resolve(referencePage(document)).then((text) => Buffer.from(String(text)))
  const app = createApp()
  app.openapi(getOpenApiDocument, (context) =>
    rawResponse(context.body(json, 200, { 'content-type': 'application/json' })),
  )
  app.openapi(showReference, async (context) =>
    context.body(await reference, 200, {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': staticPagePolicy(),
    }),
  )
  return app
}

import type { Config } from '../kernel/config.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'

/** `/openapi.json`, and `/reference`: the same as a page that reads without JavaScript. */
export function openApiRoutes(config: Config): App {
  const document = openApiDocument(config)
  const app = createApp()
  app.get('/openapi.json', (context) => context.json(document))
  app.get('/reference', (context) => context.html(referencePage(document)))
  return app
}

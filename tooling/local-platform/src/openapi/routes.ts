import { Hono } from 'hono'
import { html } from 'hono/html'
import type { App } from '../http/base-app.ts'
import { page } from '../http/page.ts'
import { openApiDocument } from './document.ts'
import { operations } from './operations.ts'

const keyWords = { required: 'needed', optional: 'optional', none: 'not used' } as const

/** `/openapi.json`, and `/reference`: the same as a page that reads without JavaScript. */
export function openApiRoutes(): App {
  const document = openApiDocument()
  const app: App = new Hono()
  app.get('/openapi.json', (context) => context.json(document))
  app.get('/reference', (context) =>
    context.html(
      page(
        'API reference',
        html`<h1>API reference</h1>
          <p>For programs: <a href="/openapi.json">openapi.json</a>.</p>
          ${operations.map(
            ({ id, method, path, summary, key }) =>
              html`<section class="card" id="${id}">
                <h2>${summary}</h2>
                <p><code>${method.toUpperCase()} ${path}</code> · API key ${keyWords[key]}</p>
                <details>
                  <summary>Fields</summary>
                  <pre><code>${JSON.stringify(document.paths[path]?.[method], null, 2)}</code></pre>
                </details>
              </section>`,
          )}`,
      ),
    ),
  )
  return app
}

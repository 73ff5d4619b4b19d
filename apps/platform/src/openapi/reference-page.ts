import { html } from 'hono/html'

import { failureStatuses, failureWords } from '../kernel/http/failures.ts'
import type { Operation, OperationAuth } from '../kernel/http/operation.ts'
import { page } from '../kernel/http/page.ts'
import type { openApiDocument } from './document.ts'
import { areas } from './operations.ts'

type Document = ReturnType<typeof openApiDocument>

const authWords: Readonly<Record<OperationAuth, string>> = {
  none: 'no token',
  key: 'API key',
  'optional-key': 'API key, if you have one',
  user: 'identity token',
  'optional-user': 'identity token, if signed in',
  'key-or-user': 'API key or identity token',
  'query-key': 'API key in the query',
}

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: { type?: string; enum?: unknown[]; default?: unknown }
}

function parameterTable(parameters: readonly Parameter[]) {
  if (parameters.length === 0) return ''
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>Where</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, description, schema }) =>
          html`<tr>
            <td><code>${name}</code>${required ? '' : ' (optional)'}</td>
            <td>${place}</td>
            <td>
              ${schema.enum?.join(', ') ?? schema.type ?? 'any'}${
                schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} when left out`
              }${description === undefined ? '' : `. ${description}`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function schemaDetails(document: Document, operation: Operation) {
  const prefix = `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`
  const parts = [
    ['Body', 'JSON body'],
    ['Form', 'Form'],
    ['Answer', 'Answer'],
  ] as const
  return parts
    .map(([part, title]) => [title, document.components.schemas[prefix + part]] as const)
    .filter(([, schema]) => schema !== undefined)
    .map(
      ([title, schema]) =>
        html`<details>
          <summary>${title}</summary>
          <pre><code>${JSON.stringify(schema, null, 2)}</code></pre>
        </details>`,
    )
}

function section(document: Document, operation: Operation) {
  const { id, method, path, summary, description, auth } = operation
  const described = document.paths[path]?.[method] as { parameters?: Parameter[] } | undefined
  return html`<section class="card" id="${id}">
    <h3>${summary}</h3>
    <p><code>${method.toUpperCase()} ${path}</code> · ${authWords[auth]}</p>
    ${description === undefined ? '' : html`<p>${description}</p>`}
    ${parameterTable(described?.parameters ?? [])} ${schemaDetails(document, operation)}
    <details>
      <summary>Failures</summary>
      <ul>
        ${failureStatuses(operation).map((status) => html`<li>${status}: ${failureWords[status] ?? ''}</li>`)}
      </ul>
    </details>
  </section>`
}

/** The reference as one page: every call by area, with its parameters, bodies, answer and failures. */
export function referencePage(document: Document) {
  return page(
    'API reference',
    html`<h1>API reference</h1>
      <p>For programs: <a href="/openapi.json">openapi.json</a>.</p>
      <nav aria-label="Areas">
        <ul>
          ${areas.map(({ tag }, index) => html`<li><a href="#area-${index}">${tag}</a></li>`)}
        </ul>
      </nav>
      ${areas.map(
        ({ tag, about, operations }, index) =>
          html`<h2 id="area-${index}">${tag}</h2>
            <p>${about}.</p>
            ${operations.map((operation) => section(document, operation))}`,
      )}`,
  )
}

import { html } from 'hono/html'

import type { RouteAuth } from '../kernel/http/call-description.ts'
import type { ApiRoute } from '../kernel/http/define-route.ts'
import { page } from '../kernel/http/page.ts'
import { areas } from './areas.ts'
import type { openApiDocument } from './document.ts'

type Document = ReturnType<typeof openApiDocument>
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>
type Content = NonNullable<NonNullable<Operation['responses']>[string]['content']>

const authWords: Readonly<Record<RouteAuth, string>> = {
  none: 'no token',
  key: 'API key',
  'optional-key': 'API key, optional',
  user: 'identity token',
  'optional-user': 'identity token, optional',
  'key-or-user': 'API key or identity token',
  'query-key': 'API key in the query',
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { type?: string | string[]; enum?: unknown[]; default?: unknown }
}

function parameterTable(parameters: readonly Parameter[]) {
  if (parameters.length === 0) return ''
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required = false, description, schema = {} }) =>
          html`<tr>
            <td><code>${name}</code>${required ? '' : ' (optional)'}</td>
            <td>${place}</td>
            <td>
              ${schema.enum?.join(', ') ?? schema.type?.toString() ?? 'any'}${
                schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`
              }${description === undefined ? '' : `. ${description}`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** The schema of a content, also where it is a named component. */
function schemaOf({ components }: Document, content: Content | undefined, type: string): unknown {
  const schema = content?.[type]?.schema
  if (schema === undefined || !('$ref' in schema)) return schema
  return components?.schemas?.[schema.$ref?.split('/').at(-1) ?? '']
}

function schemaDetails(document: Document, { requestBody, responses = {} }: Operation) {
  const requested = requestBody !== undefined && 'content' in requestBody ? requestBody.content : undefined
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const parts = [
    ['JSON body', schemaOf(document, requested, 'application/json')],
    ['Form', schemaOf(document, requested, 'multipart/form-data')],
    [
      'Response',
      schemaOf(document, (success as { content?: Content } | undefined)?.content, 'application/json'),
    ],
  ] as const
  return parts
    .filter(([, schema]) => schema !== undefined)
    .map(
      ([title, schema]) =>
        html`<details>
          <summary>${title}</summary>
          <pre><code>${JSON.stringify(schema, null, 2)}</code></pre>
        </details>`,
    )
}

function section(document: Document, call: ApiRoute) {
  const { operationId, method, path, summary, description, 'x-auth': auth } = call
  const operation: Operation = document.paths?.[path]?.[method] ?? {}
  const failures = Object.entries(operation.responses ?? {}).filter(([status]) => status >= '400')
  return html`<section class="card" id="${operationId}">
    <h3>${summary}</h3>
    <p><code>${method.toUpperCase()} ${path}</code> · ${authWords[auth]}</p>
    ${description === undefined ? '' : html`<p>${description}</p>`}
    ${parameterTable((operation.parameters ?? []) as Parameter[])} ${schemaDetails(document, operation)}
    <details>
      <summary>Errors</summary>
      <ul>
        ${failures.map(([status, failure]) => html`<li>${status}: ${(failure as { description: string }).description}</li>`)}
      </ul>
    </details>
  </section>`
}

/** The reference as one page: every call by area, with its parameters, bodies, response and errors. */
export function referencePage(document: Document) {
  return page(
    'API reference',
    html`<h1>API reference</h1>
      <p>
        For programs: <a href="/openapi.json">openapi.json</a>. For TypeScript and JavaScript:
        <a href="/reference/sdk">SDK reference</a>.
      </p>
      <nav aria-label="Areas">
        <ul>
          ${areas.map(({ tag }, index) => html`<li><a href="#area-${index}">${tag}</a></li>`)}
        </ul>
      </nav>
      ${areas.map(
        ({ tag, about, calls }, index) =>
          html`<h2 id="area-${index}">${tag}</h2>
            <p>${about}.</p>
            ${calls.map((call) => section(document, call))}`,
      )}`,
  )
}

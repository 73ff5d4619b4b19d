import { brand } from '@search-foundation/content/brand'

import type { ApiDocument, ApiSchema, PublicOperation } from '../../../ground/api-document.ts'
import { resolveSchema } from '../../../ground/api-document.ts'
import { config } from '../../../ground/config.ts'

/** Returns a value that a schema allows: its example or default where it has one. Only required fields of objects are in it. */
export function exampleOf(document: ApiDocument, schema: ApiSchema): unknown {
  const field = resolveSchema(document, schema)
  const [first] = field.examples ?? []
  const given = field.example ?? first ?? field.default ?? field.const ?? field.enum?.[0]
  if (given !== undefined) return given
  const [choice] = field.anyOf ?? field.oneOf ?? []
  if (choice !== undefined) return exampleOf(document, choice)
  if (field.items !== undefined) return [exampleOf(document, field.items)]
  if (field.properties !== undefined)
    return Object.fromEntries(
      Object.entries(field.properties)
        .filter(([name]) => field.required?.includes(name))
        .map(([name, property]) => [name, exampleOf(document, property)]),
    )
  const type = Array.isArray(field.type) ? (field.type as readonly string[])[0] : field.type
  if (type === 'integer' || type === 'number') return field.minimum ?? 1
  return type === 'boolean' ? true : 'text'
}

/** Returns a call as cURL: its method, address, key and body. */
export function requestExample(document: ApiDocument, operation: PublicOperation): string {
  const { method, path, parameters = [], requestBody, security } = operation
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .map(({ name }) => `${name}=${name.toUpperCase()}`)
    .join('&')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  const url = `${path.startsWith('/{project}') ? brand.hosts.api : config.mainApiUrl}${address}${query === '' ? '' : `?${query}`}`
  const isUser = security.some((scheme) => 'user' in scheme)
  const token = isUser ? '$IDENTITY_TOKEN' : '$SEARCH_FOUNDATION_API_KEY'
  const needsToken = security.some((scheme) => 'user' in scheme || 'key' in scheme)
  const json = requestBody?.content['application/json']
  const form = requestBody?.content['multipart/form-data']
  const body = json && JSON.stringify(json.example ?? exampleOf(document, json.schema), null, 2)
  const fields =
    json === undefined && form !== undefined
      ? Object.keys((exampleOf(document, form.schema) ?? {}) as object)
      : []
  const lines = [
    `curl ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}"${url}"`,
    ...(needsToken ? [`-H "Authorization: Bearer ${token}"`] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${body.replaceAll("'", String.raw`\u0027`)}'`]),
    ...fields.map((name) => (name === 'file' ? '-F file=@FILE' : `-F ${name}=${name.toUpperCase()}`)),
    ...(method === 'POST' && requestBody === undefined ? ['-X POST'] : []),
  ]
  return lines.join(' \\\n  ')
}

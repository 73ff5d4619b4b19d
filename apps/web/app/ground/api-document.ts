import { referenceSlug } from '@search-foundation/content/reference-slug'

/** The platform's OpenAPI 3.1 document, as far as the pages of the reference show it. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  components?: { schemas?: Readonly<Record<string, ApiSchema>> }
  tags?: readonly { name: string; description?: string }[]
}

export interface ApiOperation {
  operationId: string
  summary: string
  description?: string
  tags: readonly string[]
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly ApiParameter[]
  requestBody?: {
    required?: boolean
    content: Readonly<Record<string, { schema: ApiSchema; example?: unknown }>>
  }
  responses: Readonly<Record<string, ApiResponse>>
  'x-auth': string
  'x-bot-check'?: boolean
  'x-host'?: string
  /** The scope that a key with limited scopes must have. */
  'x-scope'?: string
  /** What one caller may do per minute. */
  'x-rate-limits'?: Readonly<Record<string, { requests: number; tokens?: number }>>
  /** What a successful call costs, in a sentence. */
  'x-charge'?: string
}

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: ApiSchema
}

export interface ApiResponse {
  description: string
  headers?: Readonly<Record<string, { description?: string }>>
  content?: Readonly<Record<string, { schema: ApiSchema; example?: unknown }>>
}

/** A JSON schema. */
export interface ApiSchema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: ApiSchema
  /** The values of a list with a fixed number of them. */
  prefixItems?: readonly ApiSchema[]
  properties?: Readonly<Record<string, ApiSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | ApiSchema
  anyOf?: readonly ApiSchema[]
  oneOf?: readonly ApiSchema[]
  allOf?: readonly ApiSchema[]
  examples?: readonly unknown[]
  example?: unknown
}

/** A call with what its page needs. */
export interface PublicOperation extends ApiOperation {
  /** The last segment of its page's address: `create-embeddings`. */
  slug: string
  /** Title of its page, from its id: `Create embeddings`. The summary says what it does. */
  title: string
  method: string
  path: string
}

/** Titles of calls whose ids are no titles. */
const titles: Readonly<Record<string, string>> = {
  embedV1: 'Embed, for clients of Cohere v1',
  embedV2: 'Embed, for clients of Cohere v2',
  rerankV2: 'Rerank, for clients of Cohere v2',
  getSerp: 'Get a page of search results',
  writeSerp: 'Write a page of search results',
  search: 'Search the web',
}

/** Returns the title of a call: the words of its id, in sentence case. */
function titleOf(operationId: string): string {
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return titles[operationId] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the calls in the order of the document, which has only those that customers can make. */
export const publicOperations = ({ paths }: Pick<ApiDocument, 'paths'>): PublicOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      title: titleOf(operation.operationId),
      slug: referenceSlug(operation.operationId),
    })),
  )

/** Follows references to the named schema that a schema is. */
export function resolveSchema({ components }: ApiDocument, schema: ApiSchema): ApiSchema {
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  const target = components?.schemas?.[name]
  if (target === undefined) throw new Error(`The API document has no schema ${name}.`)
  const { $ref: _, ...own } = schema
  return { ...resolveSchema({ paths: {}, ...(components && { components }) }, target), ...own }
}

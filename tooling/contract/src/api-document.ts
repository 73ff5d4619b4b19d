import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Content {
  [type: string]: { schema?: { $ref?: string } }
}

/**
 * Returns a copy of the document in which every object has only the fields that its schema names, unless it says otherwise:
 * a response with an undocumented field fails.
 */
function withClosedObjects<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withClosedObjects) as Value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withClosedObjects(part)]),
  )
  return (
    'properties' in copy && copy['type'] !== undefined ? { additionalProperties: false, ...copy } : copy
  ) as Value
}

/** One operation of the document. */
export interface DocumentedCall {
  operationId: string
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
  parameters?: { name: string; in: string; required: boolean }[]
  'x-auth': string
  'x-scope'?: string
  'x-host'?: string
  'x-bot-check'?: boolean
}

interface OpenApi {
  paths: Record<string, Record<string, DocumentedCall>>
}

/** The OpenAPI document, with look-ups of single operations. */
export interface ApiDocument {
  calls: readonly DocumentedCall[]
  /** Each operation with its method and the template of its path. */
  places: readonly { path: string; method: string; call: DocumentedCall }[]
  /** Returns the operation of an address; undefined when the document has none. */
  find(method: string, path: string): DocumentedCall | undefined
  /** Returns why a value does not conform to the schema of a content; undefined when it does. */
  misfit(content: Content | undefined, type: string, value: unknown): string | undefined
}

/** Converts a path template to a pattern. A parameter matches anything but a slash; the reader's `{url}` matches anything. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/\{url\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`)

/** Reads the document that the platform serves. */
export async function readDocument(url: string): Promise<ApiDocument> {
  const document = withClosedObjects((await (await fetch(`${url}/openapi.json`)).json()) as OpenApi)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, 'document')
  const validators = new Map<string, ValidateFunction>()
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      pattern: patternOf(path),
      path,
      method: method.toUpperCase(),
      call,
    })),
  )
  return {
    calls: entries.map(({ call }) => call),
    places: entries,
    find(method, path) {
      const known = entries.filter((entry) => entry.method === method.toUpperCase())
      return (known.find((entry) => entry.path === path) ?? known.find(({ pattern }) => pattern.test(path)))
        ?.call
    },
    misfit(content, type, value) {
      const schema = content?.[type]?.schema
      if (schema === undefined) return `The document describes no ${type} here.`
      const key = schema.$ref ?? JSON.stringify(schema)
      let validate = validators.get(key)
      if (validate === undefined) {
        validate = ajv.compile(schema.$ref === undefined ? schema : { $ref: `document${schema.$ref}` })
        validators.set(key, validate)
      }
      return validate(value) ? undefined : ajv.errorsText(validate.errors)
    },
  }
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Content {
  [type: string]: { schema?: { $ref?: string } }
}

/** One operation of the document. */
export interface DocumentedCall {
  operationId: string
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
  parameters?: { name: string; in: string; required: boolean }[]
  'x-audience'?: string
}

interface OpenApi {
  paths: Record<string, Record<string, DocumentedCall>>
}

/** The OpenAPI document, with look-ups of single operations. */
export interface ApiDocument {
  calls: readonly DocumentedCall[]
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
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, 'document')
  const validators = new Map<string, ValidateFunction>()
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ pattern: patternOf(path), path, method, call })),
  )
  return {
    calls: entries.map(({ call }) => call),
    find(method, path) {
      const known = entries.filter((entry) => entry.method === method.toLowerCase())
      return (known.find((entry) => entry.path === path) ?? known.find(({ pattern }) => pattern.test(path)))
        ?.call
    },
    misfit(content, type, value) {
      const reference = content?.[type]?.schema?.$ref
      if (reference === undefined) return `The document describes no ${type} here.`
      let validate = validators.get(reference)
      if (validate === undefined) {
        validate = ajv.compile({ $ref: `document${reference}` })
        validators.set(reference, validate)
      }
      return validate(value) ? undefined : ajv.errorsText(validate.errors)
    },
  }
}

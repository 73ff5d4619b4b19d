import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Content {
  [type: string]: { schema?: { $ref?: string } }
}

/** One call, as the document describes it. */
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

/** The OpenAPI document, asked about single calls. */
export interface ApiDocument {
  calls: readonly DocumentedCall[]
  /** The call that an address belongs to; undefined when the document knows none. */
  find(method: string, path: string): DocumentedCall | undefined
  /** Why a value does not fit the schema of a content; undefined when it fits. */
  misfit(content: Content | undefined, type: string, value: unknown): string | undefined
}

/** A template of the document as a pattern: a part that varies is anything but a slash, and the reader's address anything at all. */
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

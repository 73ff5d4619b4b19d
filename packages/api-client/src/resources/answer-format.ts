import type { ApiError, ValidationIssue } from '../core/errors.ts'
import type { Received } from '../core/received.ts'
import { apiError, parseJson } from '../core/response.ts'
import type { AnswerFormat } from './deep-search-request.ts'
import type { SchemaIssue, StandardJsonSchema, StandardSchema } from './standard-schema.ts'

const standard = '~standard'

const isSchema = (format: AnswerFormat): format is StandardJsonSchema => standard in format

/** Returns the schema that checks an answer; undefined for an answer that is not checked. */
export const schemaOf = (format: AnswerFormat | undefined): StandardSchema | undefined =>
  format && (isSchema(format) ? format : format.schema)

/** Returns the format as the service takes it. Throws `TypeError` for a schema that cannot be written as JSON Schema. */
export function sentFormat(format: AnswerFormat): { type: 'json_schema'; json_schema: object } {
  if (!isSchema(format)) return { type: format.type, json_schema: format.json_schema }
  const { jsonSchema, vendor } = format[standard]
  if (typeof jsonSchema?.input !== 'function')
    throw new TypeError(
      `The ${vendor} schema cannot be written as JSON Schema: use { type: 'json_schema', json_schema, schema }.`,
    )
  return { type: 'json_schema', json_schema: jsonSchema.input({ target: 'draft-2020-12' }) }
}

const asIssue = ({ message, path = [] }: SchemaIssue): ValidationIssue => ({
  loc: path.map((step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof key === 'symbol' ? String(key) : key
  }),
  msg: message,
  type: 'schema',
})

/** Parses an answer and returns what the schema makes of it. Throws `ApiError` with code `invalid_answer` when it does not fit. */
export async function parseAnswer(
  received: Received,
  content: string | undefined,
  schema: StandardSchema,
): Promise<unknown> {
  const refused = (words: string | ValidationIssue[]): ApiError =>
    apiError(received, { code: 'invalid_answer', content }, words)
  const value = parseJson(content ?? '')
  if (value === undefined) throw refused('The answer is not JSON.')
  const result = await schema[standard].validate(value)
  if (result.issues) throw refused(result.issues.map(asIssue))
  return result.value
}

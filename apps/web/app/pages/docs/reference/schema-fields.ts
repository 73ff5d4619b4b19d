import { resolveSchema, type ApiDocument, type ApiSchema } from '../../../ground/api-document.ts'

/** A field of a body, or a parameter, as a table shows it. */
export interface SchemaField {
  /** Path from the body: `input`, `data[].embedding`. */
  path: string
  /** `string`, `list of numbers`, `object` … */
  type: string
  isRequired: boolean
  /** Range, default and allowed values, each as a short text. */
  limits: readonly string[]
  description: string
}

/** Deeper fields are in the document itself. */
const deepest = 4

/** Returns the fields of an object schema, each followed by the fields in it. */
export function schemaFields(
  document: ApiDocument,
  schema: ApiSchema,
  prefix = '',
  depth = 0,
): SchemaField[] {
  const whole = resolveSchema(document, schema)
  const own = Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const field = resolveSchema(document, property)
    const path = `${prefix}${name}`
    const row = fieldOf(document, path, field, whole.required?.includes(name) === true)
    return [row, ...innerFields(document, field, path, depth)]
  })
  const parts = [...(whole.allOf ?? [])].flatMap((part) => schemaFields(document, part, prefix, depth))
  if (whole.type === 'array' && whole.items !== undefined)
    return schemaFields(document, whole.items, `${prefix}[].`, depth)
  return [...own, ...parts]
}

function innerFields(document: ApiDocument, field: ApiSchema, path: string, depth: number): SchemaField[] {
  if (depth >= deepest) return []
  if (field.items !== undefined) {
    const items = resolveSchema(document, field.items)
    return items.properties === undefined ? [] : schemaFields(document, items, `${path}[].`, depth + 1)
  }
  return schemaFields(document, field, `${path}.`, depth + 1)
}

/** Returns one row of a table of fields. */
export function fieldOf(
  document: ApiDocument,
  path: string,
  schema: ApiSchema,
  isRequired: boolean,
): SchemaField {
  const field = resolveSchema(document, schema)
  return {
    path,
    type: typeOf(document, field),
    isRequired,
    limits: limitsOf(field),
    description: field.description ?? '',
  }
}

function typeOf(document: ApiDocument, schema: ApiSchema): string {
  const field = resolveSchema(document, schema)
  const choices = field.anyOf ?? field.oneOf
  if (choices !== undefined)
    return [...new Set(choices.map((choice) => typeOf(document, choice)))].join(' or ')
  if (field.prefixItems !== undefined)
    return `[${field.prefixItems.map((item) => typeOf(document, item)).join(', ')}]`
  if (field.items !== undefined) return `list of ${typeOf(document, field.items)}`
  if (typeof field.type === 'string') return field.type
  return field.type?.join(' or ') ?? (field.const === undefined ? 'any' : typeof field.const)
}

const range = (name: string, least: number | undefined, most: number | undefined): string[] => {
  const bound = (value: number | undefined) =>
    value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER
      ? undefined
      : value.toLocaleString('en-US')
  const [from, to] = [bound(least), bound(most)]
  if (from === undefined && to === undefined) return []
  if (from === undefined) return [`${name} at most ${to}`]
  return [to === undefined ? `${name} at least ${from}` : `${name} ${from} to ${to}`]
}

function limitsOf(field: ApiSchema): string[] {
  return [
    ...(field.enum === undefined ? [] : [`one of ${field.enum.map((value) => String(value)).join(', ')}`]),
    ...(field.const === undefined ? [] : [`always ${JSON.stringify(field.const)}`]),
    ...range('value', field.minimum, field.maximum),
    ...range('length', field.minLength, field.maxLength),
    ...range('items', field.minItems, field.maxItems),
    ...(field.format === undefined ? [] : [`format ${field.format}`]),
    ...(field.default === undefined ? [] : [`default ${JSON.stringify(field.default)}`]),
  ]
}

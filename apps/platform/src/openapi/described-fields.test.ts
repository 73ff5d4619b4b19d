import { expect, test } from 'vitest'

import { openApiDocument } from './document.ts'

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  operationId: string
  summary?: string
  description?: string
  parameters?: { name: string; description?: string; schema?: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

const document = JSON.parse(JSON.stringify(openApiDocument({ port: 8787, functionsPort: 5001 }))) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

const named = ({ $ref }: Schema): Schema | undefined =>
  document.components.schemas[$ref?.split('/').at(-1) ?? '']
const alternatives = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf]
const isDescribed = (schema: Schema): boolean =>
  Boolean(schema.description ?? named(schema)?.description) || alternatives(schema).some(isDescribed)

/** Lists the fields in a schema, each with whether it is described. Schemas of the document are listed once. */
function fieldsIn(path: string, schema: Schema | undefined, seen: Set<string>): [string, boolean][] {
  if (schema === undefined || seen.has(schema.$ref ?? '')) return []
  if (schema.$ref !== undefined) {
    seen.add(schema.$ref)
    return fieldsIn(schema.$ref.split('/').at(-1) ?? '', named(schema), seen)
  }
  const { properties = {}, items, additionalProperties } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, boolean][] => [
      [`${path}.${name}`, isDescribed(field)],
      ...fieldsIn(`${path}.${name}`, field, seen),
    ]),
    ...alternatives(schema).flatMap((each) => fieldsIn(path, each, seen)),
    ...fieldsIn(`${path}[]`, items, seen),
    ...(typeof additionalProperties === 'object' ? fieldsIn(`${path}{}`, additionalProperties, seen) : []),
  ]
}

test('every public operation has a summary and a description, and so has each of its parameters and fields', () => {
  const seen = new Set<string>()
  const members = operations.flatMap((operation): [string, boolean][] => {
    const { operationId: id, parameters = [], requestBody, responses, summary, description } = operation
    const contents = [requestBody, ...Object.values(responses)].flatMap((each) =>
      Object.values(each?.content ?? {}),
    )
    return [
      [id, Boolean(summary && description)],
      ...parameters.map(({ name, description: words, schema }): [string, boolean] => [
        `${id}?${name}`,
        Boolean(words ?? schema?.description),
      ]),
      ...contents.flatMap(({ schema }) => fieldsIn(id, schema, seen)),
    ]
  })
  expect(operations.length).toBeGreaterThan(80)
  expect(members.length).toBeGreaterThan(1000)
  expect(members.filter(([, hasWords]) => !hasWords).map(([name]) => name)).toEqual([])
})

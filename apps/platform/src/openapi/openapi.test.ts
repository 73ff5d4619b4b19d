import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { functions } from '../api/functions-host/routes.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { calls } from './areas.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument({ port: 8787, functionsPort: 5001 })
const described = calls
  .filter(({ 'x-host': host }) => host === undefined)
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** The path of a mounted route as the document writes it: `/reader/*` is `/reader/{url}`, `:name` is `{name}`. */
const written = (path: string) =>
  path.replace(/^\/reader\/\*$/, '/reader/{url}').replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

test('every mounted route is described, and no other', () => {
  const routes = platform.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${written(path)}`)
  expect([...new Set(routes)].toSorted()).toEqual([...described].toSorted())
})

test('every callable function is described', () => {
  const paths = calls
    .filter(({ 'x-host': host }) => host === 'functions')
    .map(({ path }) => path.replace('/{project}/{region}/', ''))
  expect(paths.toSorted()).toEqual(Object.keys(functions).toSorted())
})

test('the document has every call of customers, and no other', () => {
  const ids = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  )
  const own = calls.filter((call) => call['x-audience'] === undefined)
  expect(own.length).toBeLessThan(calls.length)
  expect(ids.toSorted()).toEqual(own.map(({ operationId }) => operationId).toSorted())
  expect(document.tags?.map(({ name }) => name)).not.toContain('Local tools')
})

test('operation ids and paths are unique', () => {
  const ids = calls.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(described).size).toBe(described.length)
})

test('the document is valid OpenAPI 3.1', async () => {
  const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>
  const { valid, errors } = await new Validator().validate(plain)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('every reference in the document resolves', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(calls.length)
  for (const reference of new Set(references)) {
    const [root, ...parts] = reference.split('/')
    expect(root).toBe('#')
    let place: unknown = document
    for (const part of parts) place = (place as Record<string, unknown>)[part]
    expect(place, reference).toBeTypeOf('object')
  }
})

/** The JSON schema of the successful response of a call. */
function responseSchema({ path, method, responses }: (typeof calls)[number]) {
  const operation = document.paths?.[path]?.[method]
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? ''
  const schema = operation?.responses?.[status]?.content?.['application/json']?.schema
  const name = schema !== undefined && '$ref' in schema ? schema.$ref?.split('/').at(-1) : undefined
  return document.components?.schemas?.[name ?? ''] as { type?: string; properties?: object } | undefined
}

test('every product call documents its response', () => {
  const product = calls.filter((call) => call['x-audience'] === undefined)
  const undocumented = product.filter(({ responses }) => {
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
    const { content = {} } = success as { content?: object }
    return Object.keys(content).length === 0
  })
  expect(undocumented.map(({ operationId }) => operationId)).toEqual([])
})

test('no response of a product call is an object without fields', () => {
  const empty = calls.filter((call) => {
    const schema = responseSchema(call)
    if (call['x-audience'] !== undefined || schema?.type !== 'object') return false
    return Object.keys(schema.properties ?? {}).length === 0
  })
  expect(empty.map(({ operationId }) => operationId)).toEqual([])
})

test('the document is served, and the old address of the reference leads to the site', async () => {
  expect(await (await platform.app.request('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  const moved = await platform.app.request('/reference')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://localhost:3000/docs/reference'])
  expect(moved.headers.get('x-request-id')).toMatch(/^\S+$/)
})

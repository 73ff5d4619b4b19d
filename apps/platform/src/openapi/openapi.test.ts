import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { functions } from '../api/functions-host/routes.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { jsonSchemaOf, openApiDocument } from './document.ts'
import { operations } from './operations.ts'

const document = openApiDocument({ port: 8787, functionsPort: 5001 })
const described = operations
  .filter(({ host }) => host === undefined)
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** A route of the server as the document writes it: `/reader/*` reads an address, `:name{…}` is `{name}`. */
const written = (path: string) =>
  path.replace(/^\/reader\/\*$/, '/reader/{url}').replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

test('the document holds every route of the server, and the server every call of the document', () => {
  const routes = platform.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${written(path)}`)
  expect([...new Set(routes)].toSorted()).toEqual([...described].toSorted())
})

test('every callable function is described', () => {
  const paths = operations
    .filter(({ host }) => host === 'functions')
    .map(({ path }) => path.replace('/{project}/{region}/', ''))
  expect(paths.toSorted()).toEqual(Object.keys(functions).toSorted())
})

test('ids and calls are each named once', () => {
  const ids = operations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(described).size).toBe(described.length)
})

test('the document is valid OpenAPI 3.1', async () => {
  const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>
  const { valid, errors } = await new Validator().validate(plain)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('every reference in the document leads somewhere', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(operations.length)
  for (const reference of new Set(references)) {
    const [root, ...parts] = reference.split('/')
    expect(root).toBe('#')
    let place: unknown = document
    for (const part of parts) place = (place as Record<string, unknown>)[part]
    expect(place, reference).toBeTypeOf('object')
  }
})

test('every call that is not a tool of this machine says what it answers', () => {
  const silent = operations.filter(
    ({ audience, answer, answerTypes, status }) =>
      audience === undefined && answer === undefined && answerTypes === undefined && status !== 204,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('no answer of a product call is left without fields', () => {
  const empty = operations.filter(({ audience, answer }) => {
    if (audience !== undefined || answer === undefined) return false
    const { type, properties = {} } = jsonSchemaOf(answer, 'output') as { type?: string; properties?: object }
    return type === 'object' && Object.keys(properties).length === 0
  })
  expect(empty.map(({ id }) => id)).toEqual([])
})

test('document and reference page are served, and the page shows each call', async () => {
  expect(await (await platform.app.request('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  const page = await (await platform.app.request('/reference')).text()
  for (const { id, path } of operations) {
    expect(page).toContain(`id="${id}"`)
    expect(page).toContain(path)
  }
})

import fc from 'fast-check'
import { z } from 'zod'

import type { ApiRoute } from '../kernel/http/define-route.ts'
import { calls as documentedCalls } from '../openapi/areas.ts'

/** Stand for a live key with tokens, one without, a signed-in user and a passed bot check until a request is sent. */
export const placeholders = {
  trialKey: 'TRIAL-KEY',
  zeroKey: 'ZERO-KEY',
  user: 'user:ada',
  botCheck: 'BOT-CHECK',
} as const

/** A request that may be wrong in any part. */
export interface MalformedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

/** A call that goes wrong, with the fields that it documents. */
export interface Call {
  method: string
  path: string
  query?: readonly string[]
  headers?: readonly string[]
  body?: readonly string[]
}

/** Texts that break carelessly written code. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '%',
    '%ff',
    '%00',
    '../../etc/passwd',
    "'; drop table transfers; --",
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-1',
    '1e999',
    '9223372036854775808',
    '2026-13-45',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'file:///etc/passwd',
    '\u202e\ufeff',
    'x'.repeat(10_000),
  ),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 63, [], {}, [[]]),
  fc.array(hostileText, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Names of the fields of a Zod or JSON schema. */
const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = (
    schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : schema
  ) as { properties?: object }
  return Object.keys(properties)
}

const callOf = ({ method, path, request = {} }: ApiRoute): Call => ({
  method,
  path,
  query: fieldsOf(request.query),
  headers: fieldsOf(request.headers),
  body: Object.values(request.body?.content ?? {}).flatMap((content) =>
    content !== undefined && 'schema' in content ? fieldsOf(content.schema) : [],
  ),
})

/** Values that the platform knows, so that some requests come far. */
const knownValues = fc.constantFrom<unknown>(
  placeholders.botCheck,
  placeholders.trialKey,
  'jina-embeddings-v3',
  'jina-reranker-m0',
  'price_standard_1b',
  'http://localhost:3000/',
  'a@example.org',
  'a few words',
  ['tea', 'coffee'],
  [{ role: 'user', content: 'late chunking' }],
  1,
  8,
  true,
)

const fields = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .array(
      fc.tuple(
        names.length === 0
          ? hostileText
          : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, hostileText),
        fc.oneof(hostileValue, knownValues),
      ),
      { maxLength: 6 },
    )
    .map((entries) => Object.fromEntries(entries))

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function formText(values: Record<string, unknown>): string {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [
    name.toWellFormed(),
    asText(value).toWellFormed(),
  ])
  return new URLSearchParams(entries).toString()
}

const multipart = (values: Record<string, unknown>): string =>
  `${Object.entries(values)
    .map(
      ([name, value]) =>
        `--limit\r\ncontent-disposition: form-data; name="${name}"${name === 'file' ? '; filename="f.csv"' : ''}\r\n\r\n${asText(value)}\r\n`,
    )
    .join('')}--limit--\r\n`

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=limit',
  'multipart/form-data',
  'text/plain',
  'text/csv',
  'application/octet-stream',
  '; ;',
] as const

const bodyFor = (operation: Call): fc.Arbitrary<MalformedRequest['body']> => {
  const values = fields([...(operation.body ?? []), 'cf-turnstile-response'])
  return fc.oneof(
    { weight: 5, arbitrary: values.map((value) => JSON.stringify(value)) },
    values.map(formText),
    values.map(multipart),
    fc.json(),
    hostileText,
    fc.uint8Array({ maxLength: 60 }),
    values.map((value) => JSON.stringify(value).slice(0, -1)),
    fc.constant('['.repeat(20_000)),
    fc.constant(undefined),
  )
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const pathFor = (operation: Call): fc.Arbitrary<string> =>
  fc
    .tuple(
      hostileText.map((text) => (text.startsWith('%') ? text : encode(text))),
      fc.oneof(fc.constant({}), fields([...(operation.query ?? []), 'api_key', 'cursor'])),
      fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom('/', '//', '/..', '/x', '?', '#')),
    )
    .map(([part, query, end]) => {
      const path = operation.path.replace(/\{\w+\}/g, part || 'x') + end
      const text = formText(query)
      return text === '' ? path : `${path}?${text}`
    })

/** Header values as the wire allows them: no control characters, no more than a byte each. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\t\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 2000)
    .trim(),
)

const { trialKey, zeroKey, user } = placeholders

const headersFor = (operation: Call, tokens: readonly string[]): fc.Arbitrary<Record<string, string>> => {
  const optional = [
    'accept',
    'origin',
    'x-timeout',
    'x-respond-with',
    'x-target-selector',
    'x-token-budget',
    'idempotency-key',
    'stripe-signature',
    'accept-language',
    'range',
    'cookie',
    ...(operation.headers ?? []),
  ]
  return fc
    .record(
      {
        authorization: fc.oneof(
          {
            weight: 6,
            arbitrary: fc.constantFrom(...tokens).map((token) => `Bearer ${token}`),
          },
          headerText,
        ),
        'content-type': fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...contentTypes) }, headerText),
        more: fc.dictionary(fc.constantFrom(...optional), headerText, { maxKeys: 3 }),
      },
      { requiredKeys: ['more'] },
    )
    .map(({ more, ...named }) => ({ ...more, ...named }))
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const

/** Requests that begin as one of the calls, with one of the tokens, and go wrong somewhere. */
export const malformedRequestOf = (
  calls: readonly Call[],
  tokens: readonly string[],
): fc.Arbitrary<MalformedRequest> =>
  fc
    .constantFrom(...calls)
    .chain((operation) =>
      fc.record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(operation.method.toUpperCase()) },
          fc.constantFrom(...methods),
        ),
        path: pathFor(operation),
        headers: headersFor(operation, tokens),
        body: bodyFor(operation),
      }),
    )
    .map((request) => (['GET', 'HEAD'].includes(request.method) ? { ...request, body: undefined } : request))

/** Malformed calls of the main port. */
export const malformedRequest = malformedRequestOf(
  documentedCalls.filter(({ 'x-host': host }) => host === undefined).map(callOf),
  [trialKey, trialKey, zeroKey, user],
)

/** Malformed calls of the functions host. */
export const malformedFunctionCall = malformedRequestOf(
  documentedCalls.filter(({ 'x-host': host }) => host === 'functions').map(callOf),
  [user, user, 'expired'],
)

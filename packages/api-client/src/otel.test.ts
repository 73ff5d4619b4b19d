import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient } from './core/client.ts'
import { loopback } from './core/loopback-server.test-support.ts'
import { withTelemetry } from './otel.ts'
import { embed } from './resources/embeddings.ts'
import { listModels } from './resources/models.ts'

interface Recorded {
  name: string
  attributes: Record<string, unknown>
  parent: string | undefined
  isEnded: boolean
  isError: boolean
}

/** A small SDK of OpenTelemetry that keeps what is recorded. */
function recording() {
  const spans: Recorded[] = []
  const values: [string, number, Record<string, unknown>][] = []
  const names = new WeakMap<object, string>()
  trace.setGlobalTracerProvider({
    getTracer: () =>
      ({
        startSpan(name: string, { attributes = {} }: { attributes?: object } = {}, at = context.active()) {
          const active = trace.getSpan(at)
          const recorded: Recorded = {
            name,
            attributes: { ...attributes },
            parent: active && names.get(active),
            isEnded: false,
            isError: false,
          }
          spans.push(recorded)
          const span = {
            setAttribute: (key: string, value: unknown) => (recorded.attributes[key] = value),
            setStatus: () => (recorded.isError = true),
            addEvent: vi.fn(),
            end: () => (recorded.isEnded = true),
          }
          names.set(span, name)
          return span
        },
      }) as never,
  })
  metrics.setGlobalMeterProvider({
    getMeter: () =>
      ({
        createHistogram: (name: string) => ({
          record: (value: number, attributes: Record<string, unknown>) =>
            values.push([name, value, attributes]),
        }),
      }) as never,
  })
  propagation.setGlobalPropagator({
    inject: (at, carrier, setter) => {
      const span = trace.getSpan(at)
      setter.set(carrier, 'traceparent', `of ${span && names.get(span)}`)
    },
    extract: (at) => at,
    fields: () => ['traceparent'],
  })
  onTestFinished(() => [trace, metrics, propagation].forEach((api) => api.disable()))
  return { spans, values }
}

test('a call has a span by the conventions of GenAI, each attempt one of HTTP below it, and traceparent is sent on', async () => {
  const { spans, values } = recording()
  const seen: unknown[] = []
  const onEvent = vi.fn()
  const { hosts } = await loopback((request, response) => {
    seen.push(request.headers['traceparent'])
    if (seen.length === 1) response.writeHead(503, { 'retry-after': '0' }).end()
    else response.end('{"data":[{"index":0,"embedding":"AACAPw=="}],"usage":{"total_tokens":3}}')
  })
  const client = createClient(withTelemetry({ hosts, apiKey: 'sf_key_1', onEvent }))
  await embed(client, { model: 'jina-embeddings-v3', input: 'secret text' })
  expect(spans.map(({ name, parent, isEnded, isError }) => [name, parent, isEnded, isError])).toEqual([
    ['embeddings jina-embeddings-v3', undefined, true, false],
    ['POST', 'embeddings jina-embeddings-v3', true, true],
    ['POST', 'embeddings jina-embeddings-v3', true, false],
  ])
  expect(spans[0]?.attributes).toMatchObject({
    'gen_ai.operation.name': 'embeddings',
    'gen_ai.request.model': 'jina-embeddings-v3',
    'gen_ai.usage.input_tokens': 3,
    'server.address': '127.0.0.1',
  })
  expect(spans[2]?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'http.request.resend_count': 1,
  })
  expect(seen).toEqual(['of POST', 'of POST'])
  expect(values.map(([name]) => name)).toEqual([
    'gen_ai.client.token.usage',
    'gen_ai.client.operation.duration',
  ])
  expect(JSON.stringify([spans, values])).not.toMatch(/secret text|sf_key/)
  expect(onEvent).toHaveBeenCalled()
})

test('a call that fails has the type of its error', async () => {
  const { spans } = recording()
  const { hosts } = await loopback((_, response) => response.writeHead(404).end())
  await listModels(createClient(withTelemetry({ hosts }))).catch(() => undefined)
  expect(spans[0]).toMatchObject({
    name: 'GET /api/v1/models',
    isEnded: true,
    attributes: { 'error.type': '404' },
  })
})

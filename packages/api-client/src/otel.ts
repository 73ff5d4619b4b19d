import {
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

import type { ClientOptions } from './core/client.ts'
import type { CallEvent } from './core/events.ts'
import type { Middleware } from './core/middleware.ts'

/** What OpenTelemetry's GenAI conventions call an operation, by the name of the call. Other calls have none. */
const genAiOperations: Readonly<Record<string, string>> = {
  embed: 'embeddings',
  embedMultiVector: 'embeddings',
  deepSearch: 'chat',
}

const scope = '@search-foundation/api-client'

/** Returns the attributes of a call, those of its model included. */
function attributesOf({ operation, model, url }: CallEvent): Attributes {
  const { hostname, port } = new URL(url, 'http://localhost')
  return {
    'server.address': hostname,
    ...(port && { 'server.port': Number(port) }),
    ...(model !== undefined && {
      'gen_ai.operation.name': genAiOperations[operation] ?? operation,
      'gen_ai.provider.name': 'search-foundation',
      'gen_ai.request.model': model,
    }),
  }
}

const errorType = (status: number | undefined, error: unknown) =>
  status === undefined ? ((error as Partial<Error> | null)?.name ?? 'Error') : String(status)

/** Runs an attempt in a span of HTTP, and sends its `traceparent` on. */
const attemptOf =
  (spans: Map<number, Span>): Middleware =>
  async (request, next) => {
    const { url, init, call } = request
    const { hostname, pathname, origin } = new URL(url, 'http://localhost')
    const parent = spans.get(call.id)
    const active = parent ? trace.setSpan(context.active(), parent) : context.active()
    const attributes: Attributes = {
      'http.request.method': init.method,
      'server.address': hostname,
      // Without the query, which may have a key.
      'url.full': origin + pathname,
      ...(call.attempt > 1 && { 'http.request.resend_count': call.attempt - 1 }),
    }
    const options = { kind: SpanKind.CLIENT, attributes }
    const span = trace.getTracer(scope).startSpan(init.method, options, active)
    propagation.inject(trace.setSpan(active, span), init.headers, {
      set: (headers, name, value) => headers.set(name, value),
    })
    try {
      const response = await next(request)
      span.setAttribute('http.response.status_code', response.status)
      if (response.status >= 400) {
        span.setAttribute('error.type', String(response.status))
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      return response
    } catch (error) {
      span.setAttribute('error.type', errorType(undefined, error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

/**
 * Adds OpenTelemetry spans and metrics to the options of a client, following its semantic conventions for GenAI and HTTP: a span for each
 * call, with a child span for each attempt, whose `traceparent` is sent to the service, and the histograms
 * `gen_ai.client.operation.duration` (seconds) and `gen_ai.client.token.usage`. No key, text or result is recorded. Requires the package
 * `@opentelemetry/api`; without an OpenTelemetry SDK, nothing is recorded.
 * @example
 * ```ts
 * const client = createClient(withTelemetry({ apiKey }))
 * ```
 */
export function withTelemetry(options: ClientOptions = {}): ClientOptions {
  const spans = new Map<number, Span>()
  const meter = metrics.getMeter(scope)
  const duration = meter.createHistogram('gen_ai.client.operation.duration', { unit: 's' })
  const usage = meter.createHistogram('gen_ai.client.token.usage', { unit: '{token}' })

  const observe = (event: CallEvent) => {
    const attributes = attributesOf(event)
    if (event.type === 'request' && !spans.has(event.id)) {
      const { operation, model } = event
      const name = model === undefined ? operation : `${genAiOperations[operation] ?? operation} ${model}`
      spans.set(event.id, trace.getTracer(scope).startSpan(name, { kind: SpanKind.CLIENT, attributes }))
    }
    const span = spans.get(event.id)
    if (event.type === 'retry') span?.addEvent('retry', { 'retry.delay_ms': event.delay })
    if (event.type !== 'success' && event.type !== 'error') return
    if (event.type === 'success') {
      if (event.tokens !== undefined) {
        span?.setAttribute('gen_ai.usage.input_tokens', event.tokens)
        usage.record(event.tokens, { ...attributes, 'gen_ai.token.type': 'input' })
      }
    } else {
      attributes['error.type'] = errorType(event.status, event.error)
      span?.setAttribute('error.type', attributes['error.type'])
      span?.setStatus({ code: SpanStatusCode.ERROR })
    }
    duration.record(event.duration / 1000, attributes)
    span?.end()
    spans.delete(event.id)
  }

  return {
    ...options,
    middleware: [attemptOf(spans), ...(options.middleware ?? [])],
    onEvent(event) {
      observe(event)
      return options.onEvent?.(event)
    },
  }
}

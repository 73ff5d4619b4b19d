export { callStream, type CallableStream } from './stream/call-stream.ts'
export { call } from './core/callable.ts'
export { createClient, type Client, type ClientOptions, type Timeouts } from './core/client.ts'
export {
  AbortedError,
  ApiError,
  callableCode,
  CallableError,
  NetworkError,
  SearchFoundationError,
  StreamCutError,
  TimeoutError,
  type AnyError,
  type CallableCode,
  type ErrorKind,
  type TimeoutPhase,
  type ValidationIssue,
} from './core/errors.ts'
export type { CallEvent } from './core/events.ts'
export type { HeaderSettings } from './core/headers.ts'
export type { AttemptRequest, Middleware } from './core/middleware.ts'
export type { LimitedResponse, RateLimitState } from './core/rate-limit.ts'
export { request, type FunctionRequest, type FunctionResponses } from './core/function-request.ts'
export { emulatorPorts } from './core/function-address.ts'
export type { Hosts } from './core/hosts.ts'
export { logEvents, type LogLevel } from './core/log-events.ts'
export type { Items, Page, PageOptions } from './core/pages.ts'
export type { Call, CallOptions, WithResponse } from './core/request.ts'
export * from './resources/index.ts'
export { safe, type Safe } from './core/safe.ts'
export { finalText, toReadableStream } from './stream/streams.ts'
export { requestEvents } from './stream/request-events.ts'
export type { EventDecoder, ServerSentEvent } from './sse.ts'

export { callStream, type CallableStream } from './call-stream.ts'
export { call } from './callable.ts'
export { createClient, type CallEvent, type Client, type ClientOptions, type Timeouts } from './client.ts'
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
} from './errors.ts'
export { request, type FunctionRequest, type FunctionResponses } from './function-request.ts'
export { emulatorPorts } from './function-address.ts'
export type { Hosts } from './hosts.ts'
export { logEvents, type LogLevel } from './log-events.ts'
export type { Items, Page, PageOptions } from './pages.ts'
export type { Call, CallOptions } from './request.ts'
export * from './resources/index.ts'
export { safe, type Safe } from './safe.ts'
export { finalText, toReadableStream } from './streams.ts'
export { requestEvents } from './request-events.ts'
export type { EventDecoder, ServerSentEvent } from './sse.ts'

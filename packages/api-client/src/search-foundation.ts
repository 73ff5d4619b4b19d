import { createClient, type Client, type ClientOptions } from './client.ts'
import type { Exact } from './exact.ts'
import type { FunctionRequest, FunctionResponses, request } from './function-request.ts'
import { groups, products } from './methods.ts'
import type { Call, CallOptions } from './request.ts'
import type * as calls from './resources/index.ts'

type Bound<Group> = {
  [Name in keyof Group]: Group[Name] extends (client: Client, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Calls whose result type depends on their argument, which binding would lose. */
interface Generic {
  embed<const Body extends calls.EmbeddingsRequest>(
    body: Exact<Body, calls.EmbeddingsRequest>,
    options?: CallOptions,
  ): Call<calls.EmbeddingsResponse<Body['embedding_type']>>
  embedMultiVector<const Body extends calls.MultiVectorRequest>(
    body: Exact<Body, calls.MultiVectorRequest>,
    options?: CallOptions,
  ): Call<calls.MultiVectorResponse<Body['embedding_type']>>
  classify<const Body extends calls.ClassifyRequest>(
    body: Exact<Body, calls.ClassifyRequest>,
    options?: CallOptions,
  ): ReturnType<typeof calls.classify<Body>>
  deepSearch<const Body extends calls.DeepSearchRequest>(
    body: Exact<Body, calls.DeepSearchRequest>,
    options?: CallOptions,
  ): Call<calls.DeepSearchResult<Body['stream']>>
}

interface GenericFunctions {
  call<Result>(service: string, method: string, data?: unknown, options?: CallOptions): Call<Result>
  request<Result = unknown, const As extends keyof FunctionResponses | undefined = undefined>(
    service: string,
    method: string,
    options?: FunctionRequest & { as?: As },
  ): ReturnType<typeof request<Result, As>>
}

/** Every call of the SDK as a method. */
export type SearchFoundation = {
  [Name in Exclude<keyof typeof groups, 'functions'>]: Bound<(typeof groups)[Name]>
} & Omit<Bound<typeof products>, keyof Generic> &
  Generic & { functions: GenericFunctions; client: Client }

type AnyCall = (client: Client, ...rest: never[]) => unknown

const bind = (client: Client, group: Record<string, AnyCall>) =>
  Object.fromEntries(
    Object.entries(group).map(([name, run]) => [name, (...rest: never[]) => run(client, ...rest)]),
  )

/** Creates a client and binds every call to it: `searchFoundation({ apiKey }).billing.transactions()`. */
export function searchFoundation(options: ClientOptions = {}): SearchFoundation {
  const client = createClient(options)
  const bound = Object.entries(groups).map(([name, group]) => [name, bind(client, group)])
  return { client, ...bind(client, products), ...Object.fromEntries(bound) } as SearchFoundation
}

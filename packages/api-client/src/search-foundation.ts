import { createClient, type Client, type ClientOptions } from './core/client.ts'
import type { Exact } from './core/exact.ts'
import type { FunctionRequest, FunctionResponses, request } from './core/function-request.ts'
import type { Call, CallOptions } from './core/request.ts'
import { functions, groups, products } from './methods.ts'
import type * as calls from './resources/index.ts'
import type { CallableStream } from './stream/call-stream.ts'

type Methods<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (client: Client, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Products whose result depends on what they are called with: a mapped type has no type parameters of its methods. */
interface GenericProducts {
  /** Embeds texts and images as vectors. */
  embed<const Body extends calls.EmbeddingsRequest>(
    body: Exact<Body, calls.EmbeddingsRequest>,
    options?: CallOptions,
  ): ReturnType<typeof calls.embed<Body>>
  /** Embeds each term of a text as a separate vector, for late interaction. */
  embedMultiVector<const Body extends calls.MultiVectorRequest>(
    body: Exact<Body, calls.MultiVectorRequest>,
    options?: CallOptions,
  ): ReturnType<typeof calls.embedMultiVector<Body>>
  /** Assigns a label to each input. */
  classify<const Body extends calls.ClassifyRequest>(
    body: Exact<Body, calls.ClassifyRequest>,
    options?: CallOptions,
  ): ReturnType<typeof calls.classify<Body>>
  /** Answers a question by searching, reading and citing web pages. */
  deepSearch<const Body extends calls.DeepSearchRequest>(
    body: Exact<Body, calls.DeepSearchRequest>,
    options?: CallOptions,
  ): Call<calls.DeepSearchResult<Body['stream'], Body['response_format']>>
}

type GroupMethods = { [Name in keyof typeof groups]: Methods<(typeof groups)[Name]> }

/** Every call of the SDK as a method. */
export interface SearchFoundation
  extends GroupMethods, Methods<Omit<typeof products, keyof GenericProducts>>, GenericProducts {
  /** The client of all methods, for functions that take one. */
  client: Client
  /** Callable functions. */
  functions: {
    /** Calls a function with `data` as JSON (`{data}`) and returns its unwrapped result. */
    call<Result>(service: string, method: string, data?: unknown, options?: CallOptions): Call<Result>
    /** Calls a function that streams, and returns its chunks and its result. */
    stream<Result, Chunk = unknown>(
      service: string,
      method: string,
      data?: unknown,
      options?: CallOptions,
    ): Call<CallableStream<Result, Chunk>>
    /** Sends a request to `{functions host}/{service}/{method}`, with the identity token when a user is signed in. */
    request<Result = unknown, const As extends keyof FunctionResponses | undefined = undefined>(
      service: string,
      method: string,
      options?: FunctionRequest & {
        /** What to read the response as; it determines the type of the result. By default, its content type determines this. */
        as?: As
      },
    ): ReturnType<typeof request<Result, As>>
  }
}

type AnyCall = (client: Client, ...rest: never[]) => unknown

const bind = (client: Client, group: Record<string, AnyCall>) =>
  Object.fromEntries(
    Object.entries(group).map(([name, run]) => [name, (...rest: never[]) => run(client, ...rest)]),
  )

/** Creates a client and binds every call to it: `searchFoundation({ apiKey }).billing.transactions()`. */
export function searchFoundation(options: ClientOptions = {}): SearchFoundation {
  const client = createClient(options)
  const bound = Object.entries({ ...groups, functions }).map(([name, group]) => [name, bind(client, group)])
  return { client, ...bind(client, products), ...Object.fromEntries(bound) } as SearchFoundation
}

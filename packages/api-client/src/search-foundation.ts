import { createClient, type Client, type ClientOptions } from './core/client.ts'
import type { Exact } from './core/exact.ts'
import type { FunctionRequest, FunctionResponses, request } from './core/function-request.ts'
import type { Call, CallOptions } from './core/request.ts'
import { groups, products } from './methods.ts'
import type * as calls from './resources/index.ts'
import type { CallableStream } from './stream/call-stream.ts'
import type { uploadBulkEmbeddings } from './upload.ts'

type Method<Run> = Run extends (client: Client, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Every call of the SDK as a method. */
export interface SearchFoundation {
  /** The client of all methods, for functions that take one. */
  client: Client
  /** API keys. */
  keys: {
    /** Creates a key with free tokens. */
    trial: Method<typeof calls.createTrialKey>
    /** Creates a key without tokens. */
    empty: Method<typeof calls.createEmptyKey>
    /** Creates a trial key or, when the limit of trial keys is reached (429), a key without tokens. */
    obtain: Method<typeof calls.obtainKey>
    /** Returns the owner, balances and settings of a key. */
    info: Method<typeof calls.getKeyInfo>
    /** Revokes a key and its tokens, at once and for good. */
    revoke: Method<typeof calls.revokeKey>
  }
  /** Models and rate limits. */
  models: {
    /** Lists the models of the catalogue; with `tags`, those that carry each of them. */
    list: Method<typeof calls.listModels>
    /** Returns one model and the number of its running replicas. */
    get: Method<typeof calls.getModel>
    /** Lists the model ids that the main API accepts. */
    listPublic: Method<typeof calls.listPublicModels>
    /** Lists the rate limits of each product, and what a key has used of them. */
    rateLimits: Method<typeof calls.listRateLimits>
  }
  /** Packs, payments and transactions. */
  billing: {
    /** Lists the packs on sale, the free one first. */
    products: Method<typeof calls.listProducts>
    /** Lists a key's transactions, the newest 1,000 at most, newest first. */
    transactions: Method<typeof calls.listTransactions>
    /** Lists one page of a key's transactions, newest first; 20 per page by default. */
    transactionPage: Method<typeof calls.listTransactionPage>
    /** Iterates over a key's transactions, newest first, in pages of `pageSize` (100 by default). */
    eachTransaction: Method<typeof calls.eachTransaction>
    /** Downloads all transactions of a key that match the filter as CSV. */
    transactionsCsv: Method<typeof calls.downloadTransactionsCsv>
    /** Returns a key's newest transaction; null when there is none. */
    latestTransaction: Method<typeof calls.getLatestTransaction>
    /** Returns the tokens that a key has used, in total and by day, product and model. */
    totalConsumption: Method<typeof calls.getTotalConsumption>
    /** Returns the number of tickets of a key. */
    tickets: Method<typeof calls.getTicketsQuantity>
    /** Creates a checkout session for a pack and returns the address of its payment page. */
    checkout: Method<typeof calls.createCheckoutSession>
    /** Transfers all paid tokens of the calling key to `receiverKey`; trial tokens remain. */
    transfer: Method<typeof calls.transferBalance>
  }
  /** Automatic purchases. */
  autoRecharge: {
    /** Starts the setup of auto-recharge and returns the address of the page where the card is saved. */
    create: Method<typeof calls.createAutoRecharge>
    /** Sets the balance, in tokens, below which a pack is bought, and with `monthlyCap` the most money per calendar month (cents). */
    setThreshold: Method<typeof calls.setAutoRechargeThreshold>
    /** Turns auto-recharge off. */
    disable: Method<typeof calls.disableAutoRecharge>
  }
  /** Mails about low balances. */
  balanceNotification: {
    /** Turns on mails about low balances. */
    set: Method<typeof calls.setBalanceNotification>
    /** Turns off mails about low balances. */
    remove: Method<typeof calls.removeBalanceNotification>
  }
  /** Bulk jobs. */
  bulkEmbeddings: {
    /** Starts a bulk job as `createBulkEmbeddings` does, and reports the progress of the upload. */
    create: Method<typeof uploadBulkEmbeddings>
    /** Lists one page of the jobs of the key, newest first; 20 per page by default. */
    list: Method<typeof calls.listBulkEmbeddings>
    /** Iterates over the jobs of the key, newest first. */
    each: Method<typeof calls.eachBulkJob>
    /** Returns a job with its status. */
    get: Method<typeof calls.getBulkEmbeddings>
    /** Cancels a job of the key and returns it: it ends as `failed`, and what is embedded is charged. */
    cancel: Method<typeof calls.cancelBulkEmbeddings>
    /** Lists one page of the rows of a job that could not be embedded, in the order of the file. */
    failures: Method<typeof calls.listBulkFailures>
    /** Iterates over the rows of a job that could not be embedded, in the order of the file. */
    eachFailure: Method<typeof calls.eachBulkFailure>
    /** Returns a temporary download address for the result of a job. */
    downloadUrl: Method<typeof calls.getBulkDownloadUrl>
    /** Downloads the result of a completed job: one line of JSON per row of the input. */
    downloadResult: Method<typeof calls.downloadBulkResult>
    /** Reads a job, at growing intervals, until it is completed or failed, and returns it. */
    waitUntilDone: Method<typeof calls.waitUntilDone>
  }
  /** Trained classifiers. */
  classifiers: {
    /** Lists the classifiers of the calling key. */
    list: Method<typeof calls.listClassifiers>
    /** Trains a classifier with examples. */
    train: Method<typeof calls.train>
    /** Deletes a classifier of the calling key. */
    delete: Method<typeof calls.deleteClassifier>
  }
  /** Requests to the sales team. */
  contact: {
    /** Writes to the sales team, for the form on our own site. */
    request: Method<typeof calls.createContactRequest>
  }
  /** The signed-in user. */
  account: {
    /** Merges the signed-in user's profile into the stored one and returns it. */
    userInfo: Method<typeof calls.getUserInfo>
  }
  /** Embeds any number of texts or images, in as many requests as it takes. */
  embedAll: Method<typeof calls.embedAll>
  /** Embeds one short text (at most 200 characters) as a vector of 64 numbers, without a key: for the demo on our own site. */
  embedDemo: Method<typeof calls.embedDemo>
  /** Sorts documents by their relevance to a query, most relevant first. */
  rerank: Method<typeof calls.rerank>
  /** Counts the tokens of a text and splits it into chunks. */
  segment: Method<typeof calls.segment>
  /** Reads a public web page as clean text. */
  read: Method<typeof calls.read>
  /** Searches the web and returns pages with their text. */
  search: Method<typeof calls.search>
  /** Lets a language model write a page of search results for a query. */
  writeResultsPage: Method<typeof calls.writeResultsPage>
  /** Embeds texts and images as vectors. */
  embed<const Body extends calls.EmbeddingsRequest>(
    body: Exact<Body, calls.EmbeddingsRequest>,
    options?: CallOptions,
  ): Call<calls.EmbeddingsResponse<Body['embedding_type']>>
  /** Embeds each term of a text as a separate vector, for late interaction. */
  embedMultiVector<const Body extends calls.MultiVectorRequest>(
    body: Exact<Body, calls.MultiVectorRequest>,
    options?: CallOptions,
  ): Call<calls.MultiVectorResponse<Body['embedding_type']>>
  /** Assigns a label to each input. */
  classify<const Body extends calls.ClassifyRequest>(
    body: Exact<Body, calls.ClassifyRequest>,
    options?: CallOptions,
  ): ReturnType<typeof calls.classify<Body>>
  /** Answers a question by searching, reading and citing web pages. */
  deepSearch<const Body extends calls.DeepSearchRequest>(
    body: Exact<Body, calls.DeepSearchRequest>,
    options?: CallOptions,
  ): Call<calls.DeepSearchResult<Body['stream']>>
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
      options?: FunctionRequest & { as?: As },
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
  const bound = Object.entries(groups).map(([name, group]) => [name, bind(client, group)])
  return { client, ...bind(client, products), ...Object.fromEntries(bound) } as SearchFoundation
}

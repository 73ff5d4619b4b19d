import { call } from './callable.ts'
import { createClient, type Client, type ClientOptions } from './client.ts'
import { request } from './function-request.ts'
import type { Call, CallOptions } from './request.ts'
import * as calls from './resources/index.ts'
import { uploadBulkEmbeddings } from './upload.ts'

/** Every call, in groups: names as one would say them after `searchFoundation()`. */
const groups = {
  keys: {
    trial: calls.createTrialKey,
    empty: calls.createEmptyKey,
    obtain: calls.obtainKey,
    info: calls.getKeyInfo,
    revoke: calls.revokeKey,
  },
  models: { list: calls.listModels, get: calls.getModel, listPublic: calls.listPublicModels },
  billing: {
    products: calls.listProducts,
    transactions: calls.listTransactions,
    transactionPage: calls.listTransactionPage,
    eachTransaction: calls.eachTransaction,
    transactionsCsv: calls.downloadTransactionsCsv,
    latestTransaction: calls.getLatestTransaction,
    totalConsumption: calls.getTotalConsumption,
    tickets: calls.getTicketsQuantity,
    checkout: calls.createCheckoutSession,
    transfer: calls.transferBalance,
  },
  autoRecharge: {
    create: calls.createAutoRecharge,
    setThreshold: calls.setAutoRechargeThreshold,
    disable: calls.disableAutoRecharge,
  },
  balanceNotification: { set: calls.setBalanceNotification, remove: calls.removeBalanceNotification },
  bulkEmbeddings: {
    create: uploadBulkEmbeddings,
    get: calls.getBulkEmbeddings,
    downloadUrl: calls.getBulkDownloadUrl,
    downloadResult: calls.downloadBulkResult,
    waitUntilDone: calls.waitUntilDone,
  },
  classifiers: { list: calls.listClassifiers, train: calls.train, delete: calls.deleteClassifier },
  account: { userInfo: calls.getUserInfo },
  functions: { call, request },
}

/** The same calls without a group. */
const products = {
  embed: calls.embed,
  embedMultiVector: calls.embedMultiVector,
  embedDemo: calls.embedDemo,
  rerank: calls.rerank,
  classify: calls.classify,
  segment: calls.segment,
  read: calls.read,
  search: calls.search,
  deepSearch: calls.deepSearch,
}

type Bound<Group> = {
  [Name in keyof Group]: Group[Name] extends (client: Client, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never
}

/** Calls whose answer follows from what they are given: binding would lose that. */
interface Generic {
  embed<const Body extends calls.EmbeddingsRequest>(
    body: Body,
    options?: CallOptions,
  ): Call<calls.EmbeddingsAnswer<Body['embedding_type']>>
  embedMultiVector<const Body extends calls.MultiVectorRequest>(
    body: Body,
    options?: CallOptions,
  ): Call<calls.MultiVectorAnswer<Body['embedding_type']>>
  classify<const Body extends calls.ClassifyRequest>(
    body: Body,
    options?: CallOptions,
  ): ReturnType<typeof calls.classify<Body>>
  deepSearch<const Body extends calls.DeepSearchRequest>(
    body: Body,
    options?: CallOptions,
  ): Call<calls.DeepSearchResult<Body['stream']>>
}

/** Every call of the SDK as a method. */
export type SearchFoundation = { [Name in keyof typeof groups]: Bound<(typeof groups)[Name]> } & Omit<
  Bound<typeof products>,
  keyof Generic
> &
  Generic & { client: Client }

type AnyCall = (client: Client, ...rest: never[]) => unknown

const bind = (client: Client, group: Record<string, AnyCall>) =>
  Object.fromEntries(
    Object.entries(group).map(([name, run]) => [name, (...rest: never[]) => run(client, ...rest)]),
  )

/** Makes a client and binds every call to it: `searchFoundation({ apiKey }).billing.transactions()`. */
export function searchFoundation(options: ClientOptions = {}): SearchFoundation {
  const client = createClient(options)
  const bound = Object.entries(groups).map(([name, group]) => [name, bind(client, group)])
  return { client, ...bind(client, products), ...Object.fromEntries(bound) } as SearchFoundation
}

export { call, request, type FunctionAnswer, type FunctionRequest } from './callable.ts'
export { createClient, type Client, type ClientOptions, type Hooks } from './client.ts'
export {
  AbortedError,
  ApiError,
  callableCode,
  CallableError,
  NetworkError,
  TimeoutError,
  type CallableCode,
  type ValidationIssue,
} from './errors.ts'
export type { Hosts } from './hosts.ts'
export { getUserInfo, type UserInfo, type UserProfile } from './resources/account.ts'
export {
  allowedPriceIds,
  createCheckoutSession,
  freePack,
  getLatestTransaction,
  getTotalConsumption,
  listProducts,
  listTransactions,
  type CheckoutOrder,
  type Product,
  type TotalConsumption,
  type Transaction,
  type TransactionType,
} from './resources/billing.ts'
export {
  embed,
  embedDemo,
  type EmbeddingsAnswer,
  type EmbeddingsRequest,
  type Engine,
} from './resources/embeddings.ts'
export {
  createEmptyKey,
  createTrialKey,
  getKeyInfo,
  listOwnKeys,
  obtainKey,
  revokeKey,
  type BotCheck,
  type KeyInfo,
  type NewKey,
  type OwnKey,
} from './resources/keys.ts'
export { read, type ReadAnswer, type ReadRequest } from './resources/reader.ts'
export type { CallOptions } from './send.ts'
export type { ServerSentEvent } from './sse.ts'

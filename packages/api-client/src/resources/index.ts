export {
  createAutoRecharge,
  disableAutoRecharge,
  setAutoRechargeThreshold,
  type AutoRechargeOrder,
  type MonthlyCap,
} from './auto-recharge.ts'
export {
  removeBalanceNotification,
  setBalanceNotification,
  type BalanceNotification,
  type BalanceNotificationInfo,
} from './balance-notification.ts'
export {
  getBillingDetails,
  getTokenPrice,
  type BillingDetails,
  type BuyerAddress,
  type TaxId,
  type TokenPrice,
} from './billing.ts'
export { allowedPriceIds, freePack, listProducts, type Product, type ProductFilter } from './products.ts'
export {
  createBillingPortalSession,
  createCheckoutSession,
  type CheckoutOrder,
  type HostedPage,
  type PortalVisit,
} from './purchases.ts'
export {
  downloadTransactionsCsv,
  eachTransaction,
  getLatestTransaction,
  getTicketsQuantity,
  getTotalConsumption,
  listTransactionPage,
  listTransactions,
  type TotalConsumption,
  type Transaction,
  type TransactionFilter,
  type TransactionType,
} from './transactions.ts'
export { transferBalance, type TransferResponse, type TransferOrder } from './transfers.ts'
export type { BotCheck } from './bot-check.ts'
export {
  cancelBulkEmbeddings,
  confirmBulkAddress,
  createBulkEmbeddings,
  eachBulkFailure,
  eachBulkJob,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
  type BulkErrorCode,
  type BulkFailure,
  type BulkJob,
  type BulkOrder,
  type BulkStatus,
} from './bulk-embeddings.ts'
export { downloadBulkResult, getBulkDownloadUrl } from './bulk-results.ts'
export { waitUntilDone } from './wait-until-done.ts'
export {
  appendBulkUpload,
  completeBulkUpload,
  createBulkUpload,
  deleteBulkUpload,
  fingerprintOf,
  getBulkUpload,
  listBulkUploads,
  type BulkUpload,
  type BulkUploadOrder,
  type UploadPart,
} from './bulk-uploads.ts'
export {
  classify,
  deleteClassifier,
  listClassifiers,
  train,
  type Classification,
  type Classifier,
  type ClassifyResponse,
  type ClassifyRequest,
  type Prediction,
  type TrainResponse,
  type TrainRequest,
} from './classifiers.ts'
export type { Deletion } from './deletion.ts'
export { createContactRequest, type ContactReceipt, type ContactRequest } from './contact.ts'
export { deepSearch } from './deep-search.ts'
export type { AnswerFormat, DeepSearchRequest, MessagePart } from './deep-search-request.ts'
export type {
  DeepSearchChunk,
  DeepSearchDelta,
  DeepSearchResponse,
  DeepSearchResult,
  EventStream,
  JsonDelta,
  ParsedDeepSearchResponse,
  TextDelta,
  ThinkDelta,
  UrlCitation,
} from './deep-search-response.ts'
export {
  embed,
  embedDemo,
  embedMultiVector,
  type DemoEmbeddings,
  type Embedding,
  type EmbeddingsResponse,
  type EmbeddingsRequest,
  type EmbeddingType,
  type ImageItem,
  type MultiVectorResponse,
  type MultiVectorRequest,
  type TextItem,
  type EmbeddingModel,
} from './embeddings.ts'
export {
  createEmptyKey,
  createTrialKey,
  getKeyInfo,
  obtainKey,
  revokeKey,
  type AutoRechargeInfo,
  type CardDecline,
  type KeyInfo,
  type NewKey,
  type Revocation,
  type Wallet,
} from './keys.ts'
export {
  getModel,
  listModels,
  listPublicModels,
  listRateLimits,
  type Model,
  type ModelDetails,
  type ModelFacts,
  type ModelFilter,
  type ProductRateLimits,
  type PublicModel,
  type RateLimit,
  type RateLimitFilter,
  type RateLimitUsage,
} from './models.ts'
export type { Engine } from './paid-call.ts'
export { read, type MarkdownStyle, type ReadFormat, type ReadRequest, type ReadResponse } from './reader.ts'
export {
  rerank,
  type RerankDocument,
  type RerankModel,
  type RerankResponse,
  type RerankRequest,
} from './rerank.ts'
export {
  writeResultsPage,
  type ResultsPage,
  type ResultsPageEntry,
  type ResultsPageRequest,
} from './results-page.ts'
export { search, type SearchResponse, type SearchRequest, type SearchResult } from './search.ts'
export { segment, type SegmentResponse, type SegmentRequest } from './segment.ts'
export {
  getServiceStatus,
  type Incident,
  type MeasuredProduct,
  type ProductStatus,
  type ServiceDay,
  type ServiceStatus,
} from './service-status.ts'
export type { SchemaIssue, StandardJsonSchema, StandardSchema } from './standard-schema.ts'
export type { TokenUsage } from './token-usage.ts'
export { getUserInfo, type UserInfo, type UserProfile } from './user-info.ts'

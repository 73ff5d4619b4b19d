export {
  createAutoRecharge,
  disableAutoRecharge,
  setAutoRechargeThreshold,
  type AutoRechargeOrder,
} from './auto-recharge.ts'
export {
  removeBalanceNotification,
  setBalanceNotification,
  type BalanceNotification,
  type BalanceNotificationInfo,
} from './balance-notification.ts'
export {
  allowedPriceIds,
  createBillingPortalSession,
  createCheckoutSession,
  downloadTransactionsCsv,
  eachTransaction,
  freePack,
  getLatestTransaction,
  getTicketsQuantity,
  getTotalConsumption,
  listProducts,
  listTransactionPage,
  listTransactions,
  transferBalance,
  type CheckoutOrder,
  type PortalVisit,
  type Product,
  type TotalConsumption,
  type Transaction,
  type TransactionFilter,
  type TransactionType,
  type TransferResponse,
  type TransferOrder,
} from './billing.ts'
export type { BotCheck } from './bot-check.ts'
export {
  cancelBulkEmbeddings,
  confirmBulkAddress,
  createBulkEmbeddings,
  downloadBulkResult,
  eachBulkFailure,
  eachBulkJob,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
  waitUntilDone,
  type BulkFailure,
  type BulkJob,
  type BulkOrder,
  type BulkStatus,
} from './bulk-embeddings.ts'
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
export { createContactRequest, type ContactRequest } from './contact.ts'
export {
  deepSearch,
  type DeepSearchResponse,
  type DeepSearchChunk,
  type DeepSearchDelta,
  type DeepSearchRequest,
  type DeepSearchResult,
  type EventStream,
  type UrlCitation,
} from './deep-search.ts'
export {
  embed,
  embedDemo,
  embedMultiVector,
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
  type KeyInfo,
  type NewKey,
} from './keys.ts'
export {
  getModel,
  listModels,
  listPublicModels,
  listRateLimits,
  type Model,
  type ModelDetails,
  type ModelFacts,
  type ProductRateLimits,
  type PublicModel,
  type RateLimit,
  type RateLimitUsage,
} from './models.ts'
export type { Engine } from './paid-call.ts'
export { read, type ReadResponse, type ReadRequest } from './reader.ts'
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
export { getUserInfo, type UserInfo, type UserProfile } from './user-info.ts'

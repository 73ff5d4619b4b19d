import { call } from './core/callable.ts'
import { request } from './core/function-request.ts'
import * as calls from './resources/index.ts'
import { callStream } from './stream/call-stream.ts'
import { uploadBulkEmbeddings } from './upload.ts'

/** Calls in groups, by the name of their method: `searchFoundation().keys.trial()`. */
export const groups = {
  keys: {
    trial: calls.createTrialKey,
    empty: calls.createEmptyKey,
    obtain: calls.obtainKey,
    info: calls.getKeyInfo,
    revoke: calls.revokeKey,
  },
  models: {
    list: calls.listModels,
    get: calls.getModel,
    listPublic: calls.listPublicModels,
    rateLimits: calls.listRateLimits,
  },
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
    list: calls.listBulkEmbeddings,
    each: calls.eachBulkJob,
    get: calls.getBulkEmbeddings,
    cancel: calls.cancelBulkEmbeddings,
    failures: calls.listBulkFailures,
    eachFailure: calls.eachBulkFailure,
    downloadUrl: calls.getBulkDownloadUrl,
    downloadResult: calls.downloadBulkResult,
    waitUntilDone: calls.waitUntilDone,
  },
  classifiers: { list: calls.listClassifiers, train: calls.train, delete: calls.deleteClassifier },
  contact: { request: calls.createContactRequest },
  account: { userInfo: calls.getUserInfo },
  functions: { call, stream: callStream, request },
}

/** Calls without a group: `searchFoundation().embed()`. */
export const products = {
  embed: calls.embed,
  embedAll: calls.embedAll,
  embedMultiVector: calls.embedMultiVector,
  embedDemo: calls.embedDemo,
  rerank: calls.rerank,
  classify: calls.classify,
  segment: calls.segment,
  read: calls.read,
  search: calls.search,
  deepSearch: calls.deepSearch,
  writeResultsPage: calls.writeResultsPage,
}

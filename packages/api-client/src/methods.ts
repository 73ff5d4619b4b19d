import { call } from './core/callable.ts'
import { request } from './core/function-request.ts'
import * as calls from './resources/index.ts'
import { callStream } from './stream/call-stream.ts'
import { uploadBulkEmbeddings, uploadInParts } from './upload.ts'

/** Calls in groups, by method name: `searchFoundation().keys.trial()`. */
export const groups = {
  /** API keys. */
  keys: {
    /** Creates a key with free tokens. */
    trial: calls.createTrialKey,
    /** Creates a key without tokens. */
    empty: calls.createEmptyKey,
    /** Creates a trial key or, when the limit of trial keys is reached (429), a key without tokens. */
    obtain: calls.obtainKey,
    /** Returns the owner, balances and settings of a key. */
    info: calls.getKeyInfo,
    /** Revokes a key immediately and for good. Its tokens are lost. */
    revoke: calls.revokeKey,
  },
  /** Models, rate limits and measured availability. */
  models: {
    /** Lists the models in the catalog; with `tags`, those that have every tag. */
    list: calls.listModels,
    /** Returns one model and the number of its running replicas. */
    get: calls.getModel,
    /** Lists the model IDs that the main API accepts. */
    listPublic: calls.listPublicModels,
    /** Lists the rate limits of each product, and what a key has used of them. */
    rateLimits: calls.listRateLimits,
    /** Returns availability and latency of each product in the last 90 days, and incidents. */
    status: calls.getServiceStatus,
  },
  /** Packs, payments and transactions. */
  billing: {
    /** Lists the packs on sale, the free one first. */
    products: calls.listProducts,
    /** Lists a key's newest transactions, at most 1,000, newest first. */
    transactions: calls.listTransactions,
    /** Lists one page of a key's transactions, newest first; 20 per page by default. */
    transactionPage: calls.listTransactionPage,
    /** Iterates over a key's transactions, newest first, in pages of `pageSize` (100 by default). */
    eachTransaction: calls.eachTransaction,
    /** Downloads all transactions of a key that match the filter as CSV. */
    transactionsCsv: calls.downloadTransactionsCsv,
    /** Returns a key's newest transaction; null when there is none. */
    latestTransaction: calls.getLatestTransaction,
    /** Returns the tokens that a key has used, in total and by day, product and model. */
    totalConsumption: calls.getTotalConsumption,
    /** Returns what a key paid for a million tokens, or the list price. */
    tokenPrice: calls.getTokenPrice,
    /** Returns the name, billing address, tax IDs, and card that the payment provider stores for a key. */
    details: calls.getBillingDetails,
    /** Returns the number of tickets of a key. */
    tickets: calls.getTicketsQuantity,
    /** Creates a checkout session for a pack and returns the URL of its payment page. */
    checkout: calls.createCheckoutSession,
    /** Opens the payment provider's portal for cards, billing address, tax IDs, and invoices, and returns its URL. */
    portal: calls.createBillingPortalSession,
    /** Transfers paid tokens of the calling key, `amount` or all, to `receiverKey`; trial tokens remain. */
    transfer: calls.transferBalance,
  },
  /** Automatic purchases. */
  autoRecharge: {
    /** Starts the setup of auto-recharge and returns the URL of the page where the buyer saves a card. */
    create: calls.createAutoRecharge,
    /** Sets the threshold, the balance in tokens below which a pack is bought, and with `monthlyCap` the monthly cap (cents). */
    setThreshold: calls.setAutoRechargeThreshold,
    /** Turns auto-recharge off. */
    disable: calls.disableAutoRecharge,
  },
  /** Emails about low balances. */
  balanceNotification: {
    /** Turns on emails about low balances. */
    set: calls.setBalanceNotification,
    /** Turns off emails about low balances. */
    remove: calls.removeBalanceNotification,
  },
  /** Bulk jobs. */
  bulkEmbeddings: {
    /** Starts a bulk job as `createBulkEmbeddings` does, and reports the progress of the upload. */
    create: uploadBulkEmbeddings,
    /** Lists one page of the key's jobs, newest first; 20 per page by default. */
    list: calls.listBulkEmbeddings,
    /** Iterates over the key's jobs, newest first. */
    each: calls.eachBulkJob,
    /** Returns a job with its status. */
    get: calls.getBulkEmbeddings,
    /** Cancels a job of the key and returns it: it ends as `failed`, and embedded rows are charged. */
    cancel: calls.cancelBulkEmbeddings,
    /** Lists one page of the rows of a job that could not be embedded, in the order of the file. */
    failures: calls.listBulkFailures,
    /** Iterates over the rows of a job that could not be embedded, in the order of the file. */
    eachFailure: calls.eachBulkFailure,
    /** Returns a temporary download URL for the result of a job. */
    downloadUrl: calls.getBulkDownloadUrl,
    /** Downloads the result of a completed job: one line of JSON per row of the input. */
    downloadResult: calls.downloadBulkResult,
    /** Polls a job at growing intervals until it is completed or failed, and returns it. */
    waitUntilDone: calls.waitUntilDone,
    /**
     * Sends another confirmation link to the email address of a job, unless the last one is less than a minute old, and returns the job.
     */
    confirmAddress: calls.confirmBulkAddress,
  },
  /** Uploads of bulk-job files in parts. */
  bulkUploads: {
    /** Creates an upload. */
    create: calls.createBulkUpload,
    /** Lists the unfinished uploads of the key, newest first. */
    list: calls.listBulkUploads,
    /** Returns an unfinished upload with the offset of its next part. */
    get: calls.getBulkUpload,
    /** Appends a part to an upload. */
    append: calls.appendBulkUpload,
    /** Starts the job of an upload whose parts have all arrived. */
    complete: calls.completeBulkUpload,
    /** Deletes an unfinished upload. */
    delete: calls.deleteBulkUpload,
    /** Uploads a file in parts, from where an interrupted upload ended, and starts the job. */
    send: uploadInParts,
  },
  /** Trained classifiers. */
  classifiers: {
    /** Lists the classifiers of the calling key. */
    list: calls.listClassifiers,
    /** Trains a classifier with examples. */
    train: calls.train,
    /** Deletes a classifier of the calling key. */
    delete: calls.deleteClassifier,
  },
  /** Requests to the sales team. */
  contact: {
    /** Writes to the sales team; for the form on our own site. */
    request: calls.createContactRequest,
  },
  /** The signed-in user. */
  account: {
    /** Merges a profile into the signed-in user's stored profile and returns it. */
    userInfo: calls.getUserInfo,
  },
}

/** Callable functions, as the group `functions`. */
export const functions = { call, stream: callStream, request }

/** Functions without a group: `searchFoundation().embed()`. */
export const products = {
  /** Embeds texts and images as vectors. */
  embed: calls.embed,
  /** Embeds each term of a text as a separate vector, for late interaction. */
  embedMultiVector: calls.embedMultiVector,
  /** Embeds one short text (at most 200 characters) as a vector of 256 numbers, without a key: for the demo on our own site. */
  embedDemo: calls.embedDemo,
  /** Sorts documents by their relevance to a query, most relevant first. */
  rerank: calls.rerank,
  /** Assigns a label to each input. */
  classify: calls.classify,
  /** Counts the tokens of a text and splits it into chunks. */
  segment: calls.segment,
  /** Reads a public web page as clean text. */
  read: calls.read,
  /** Searches the web and returns pages with their text. */
  search: calls.search,
  /** Answers a question by searching, reading and citing web pages. */
  deepSearch: calls.deepSearch,
  /** Has a language model write a page of search results for a query. */
  writeResultsPage: calls.writeResultsPage,
}

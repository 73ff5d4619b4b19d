import { call } from './core/callable.ts'
import { request } from './core/function-request.ts'
import * as calls from './resources/index.ts'
import { callStream } from './stream/call-stream.ts'
import { uploadBulkEmbeddings, uploadInParts } from './upload.ts'

/** Calls in groups, by the name of their method: `searchFoundation().keys.trial()`. */
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
    /** Revokes a key and its tokens, at once and for good. */
    revoke: calls.revokeKey,
  },
  /** Models, rate limits and measured availability. */
  models: {
    /** Lists the models of the catalogue; with `tags`, those that carry each of them. */
    list: calls.listModels,
    /** Returns one model and the number of its running replicas. */
    get: calls.getModel,
    /** Lists the model ids that the main API accepts. */
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
    /** Lists a key's transactions, the newest 1,000 at most, newest first. */
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
    /** Returns name, address, tax ids and card that the payment provider has stored for a key. */
    details: calls.getBillingDetails,
    /** Returns the number of tickets of a key. */
    tickets: calls.getTicketsQuantity,
    /** Creates a checkout session for a pack and returns the address of its payment page. */
    checkout: calls.createCheckoutSession,
    /** Opens the payment provider's portal for cards, billing address, tax ids and invoices, and returns its address. */
    portal: calls.createBillingPortalSession,
    /** Transfers paid tokens of the calling key, `amount` or all, to `receiverKey`; trial tokens remain. */
    transfer: calls.transferBalance,
  },
  /** Automatic purchases. */
  autoRecharge: {
    /** Starts the setup of auto-recharge and returns the address of the page where the card is saved. */
    create: calls.createAutoRecharge,
    /** Sets the balance, in tokens, below which a pack is bought, and with `monthlyCap` the most money per calendar month (cents). */
    setThreshold: calls.setAutoRechargeThreshold,
    /** Turns auto-recharge off. */
    disable: calls.disableAutoRecharge,
  },
  /** Mails about low balances. */
  balanceNotification: {
    /** Turns on mails about low balances. */
    set: calls.setBalanceNotification,
    /** Turns off mails about low balances. */
    remove: calls.removeBalanceNotification,
  },
  /** Bulk jobs. */
  bulkEmbeddings: {
    /** Starts a bulk job as `createBulkEmbeddings` does, and reports the progress of the upload. */
    create: uploadBulkEmbeddings,
    /** Lists one page of the jobs of the key, newest first; 20 per page by default. */
    list: calls.listBulkEmbeddings,
    /** Iterates over the jobs of the key, newest first. */
    each: calls.eachBulkJob,
    /** Returns a job with its status. */
    get: calls.getBulkEmbeddings,
    /** Cancels a job of the key and returns it: it ends as `failed`, and what is embedded is charged. */
    cancel: calls.cancelBulkEmbeddings,
    /** Lists one page of the rows of a job that could not be embedded, in the order of the file. */
    failures: calls.listBulkFailures,
    /** Iterates over the rows of a job that could not be embedded, in the order of the file. */
    eachFailure: calls.eachBulkFailure,
    /** Returns a temporary download address for the result of a job. */
    downloadUrl: calls.getBulkDownloadUrl,
    /** Downloads the result of a completed job: one line of JSON per row of the input. */
    downloadResult: calls.downloadBulkResult,
    /** Reads a job, at growing intervals, until it is completed or failed, and returns it. */
    waitUntilDone: calls.waitUntilDone,
    /** Sends another link to the address of a job, unless the last one is too recent, and returns the job. */
    confirmAddress: calls.confirmBulkAddress,
  },
  /** Files of bulk jobs that arrive in parts. */
  bulkUploads: {
    /** Begins an upload, of which nothing has arrived yet. */
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
    /** Uploads a file in parts, from where an interrupted upload ended, and starts its job. */
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
    /** Writes to the sales team, for the form on our own site. */
    request: calls.createContactRequest,
  },
  /** The signed-in user. */
  account: {
    /** Merges the signed-in user's profile into the stored one and returns it. */
    userInfo: calls.getUserInfo,
  },
}

/** Callable functions, as the group `functions`. */
export const functions = { call, stream: callStream, request }

/** Calls without a group: `searchFoundation().embed()`. */
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
  /** Lets a language model write a page of search results for a query. */
  writeResultsPage: calls.writeResultsPage,
}

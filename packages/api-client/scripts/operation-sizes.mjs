// Prints what each call adds to a bundle that has the core and one read, in bytes of gzip. Fails above the limit.
import { bundleSize } from './bundle-size.mjs'

/** Limit for one call, in bytes. */
const byteLimit = 150
/** Limits for calls that send several requests, or have a message or a filter of their own. */
const larger = {
  appendBulkUpload: 190,
  cancelBulkEmbeddings: 170,
  completeBulkUpload: 180,
  confirmBulkAddress: 175,
  listBulkEmbeddings: 160,
  createBulkEmbeddings: 225,
  getBulkEmbeddings: 175,
  callStream: 350,
  deepSearch: 860,
  embed: 400,
  embedMultiVector: 420,
  logEvents: 280,
  downloadBulkResult: 270,
  getBulkDownloadUrl: 170,
  eachBulkFailure: 430,
  eachBulkJob: 400,
  eachTransaction: 420,
  listBulkFailures: 170,
  listTransactionPage: 160,
  obtainKey: 240,
  requestEvents: 250,
  read: 170,
  writeResultsPage: 180,
  search: 185,
  setBalanceNotification: 185,
  transferBalance: 190,
  waitUntilDone: 340,
}
const dist = new URL('../dist/', import.meta.url).pathname
/** The part of the core that a call needs, which is not counted. */
const beside = {
  callStream: 'request',
  deepSearch: 'request',
  requestEvents: 'request',
  getUserInfo: 'call',
  // The identity token.
  createTrialKey: 'call',
  listRateLimits: 'call',
  createEmptyKey: 'call',
  obtainKey: 'call',
  // The query string, which `listModels` uses too.
  listTransactionPage: 'listModels',
  listBulkEmbeddings: 'listModels',
  listBulkFailures: 'listModels',
  eachBulkFailure: 'listModels',
  eachBulkJob: 'listModels',
  eachTransaction: 'listModels',
  downloadTransactionsCsv: 'listModels',
}
/** Exports that are not measured. */
const others = ['createClient', 'callableCode', 'call', 'request', 'listTransactions', 'safe']

const calls = Object.entries(await import(`${dist}index.js`))
  .filter(
    ([name, value]) =>
      typeof value === 'function' && !Object.hasOwn(value, Symbol.hasInstance) && !others.includes(name),
  )
  .map(([name]) => name)
/** Bundles that several calls are compared with, by their exports. */
const bases = new Map()
const rows = []
for (const name of calls) {
  const base = ['createClient', 'listTransactions', beside[name] ?? []].flat().join()
  if (!bases.has(base)) bases.set(base, await bundleSize(base))
  const bytes = (await bundleSize(`${base},${name}`)) - bases.get(base)
  rows.push([name, bytes])
  const limit = larger[name] ?? byteLimit
  if (bytes > limit) {
    console.error(`${name} costs ${bytes} B, more than ${limit} B.`)
    process.exitCode = 1
  }
}
for (const [name, bytes] of rows.toSorted(([, a], [, b]) => b - a))
  console.log(`${String(bytes).padStart(4)} B  ${name}`)

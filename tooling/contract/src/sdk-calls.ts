import {
  call,
  callStream,
  appendBulkUpload,
  cancelBulkEmbeddings,
  classify,
  completeBulkUpload,
  confirmBulkAddress,
  createAutoRecharge,
  createBulkEmbeddings,
  createBulkUpload,
  deleteBulkUpload,
  fingerprintOf,
  getBulkUpload,
  listBulkUploads,
  createBillingPortalSession,
  createCheckoutSession,
  createClient,
  createContactRequest,
  createEmptyKey,
  createTrialKey,
  deepSearch,
  deleteClassifier,
  disableAutoRecharge,
  downloadBulkResult,
  downloadTransactionsCsv,
  eachBulkFailure,
  eachBulkJob,
  eachTransaction,
  embed,
  embedDemo,
  embedMultiVector,
  getBillingDetails,
  getBulkDownloadUrl,
  getBulkEmbeddings,
  getKeyInfo,
  getLatestTransaction,
  getModel,
  getServiceStatus,
  getTicketsQuantity,
  getTokenPrice,
  getTotalConsumption,
  getUserInfo,
  listBulkEmbeddings,
  listBulkFailures,
  listClassifiers,
  listModels,
  listProducts,
  listPublicModels,
  listRateLimits,
  listTransactionPage,
  listTransactions,
  obtainKey,
  read,
  removeBalanceNotification,
  request,
  rerank,
  revokeKey,
  search,
  segment,
  setAutoRechargeThreshold,
  setBalanceNotification,
  train,
  transferBalance,
  waitUntilDone,
  writeResultsPage,
  type Client,
  type ClientOptions,
} from '@search-foundation/api-client'
import { listAccountKeys } from '@search-foundation/api-client/account'
import { embedAll, embedEach } from '@search-foundation/api-client/bulk'

/** What the calls need. */
export interface Surroundings {
  /** Client of a signed-in user with a key that has tokens. */
  client: Client
  options: ClientOptions
  key: string
  botCheck: () => Promise<string>
  /** Pays on a payment page with a valid test card. */
  pay: (url: string) => Promise<void>
}

const model = 'jina-embeddings-v3'
const sites = { success_url: 'http://localhost:3000/done', cancel_url: 'http://localhost:3000/back' }
const labels = ['tea', 'coffee']
const messages = [{ role: 'user' as const, content: 'What is late chunking?' }]
const examples = [
  { text: 'a cup of tea', label: 'tea' },
  { text: 'a cup of coffee', label: 'coffee' },
]

async function bulkJob({ client }: Surroundings) {
  const file = new Blob(['a few words\nand some more\n'], { type: 'text/plain' })
  return createBulkEmbeddings(client, { model, email: 'ada@example.org', file, fileName: 'texts.txt' })
}

const uploadText = 'a few words\nand some more\n'

/** Begins an upload of `uploadText`. */
const bulkUpload = ({ client }: Surroundings) =>
  createBulkUpload(client, {
    model,
    email: 'ada@example.org',
    file_name: 'texts.txt',
    size: uploadText.length,
    fingerprint: fingerprintOf(new File([uploadText], 'texts.txt')),
  })

/** Begins an upload and sends its only part. */
async function arrivedUpload(surroundings: Surroundings) {
  const { id } = await bulkUpload(surroundings)
  return appendBulkUpload(surroundings.client, id, { offset: 0, part: new Blob([uploadText]) })
}

async function finishedJob(surroundings: Surroundings) {
  const { id } = await bulkJob(surroundings)
  return waitUntilDone(surroundings.client, id)
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Creates another key, for calls that revoke their own. */
async function anotherKey({ client, options, botCheck }: Surroundings): Promise<Client> {
  const { api_key: apiKey } = await createTrialKey(client, { botCheck: await botCheck() })
  return createClient({ ...options, apiKey })
}

async function recharging({ client, pay }: Surroundings): Promise<void> {
  const metadata = { auto_recharge: true as const, threshold: 1000, currency: 'usd' }
  const order = { price_id: 'price_standard_1b', email: 'ada@example.org', ...sites, metadata }
  const { url } = await createAutoRecharge(client, order)
  await pay(url)
}

/** One successful call of every function of the main entry. */
export const sdkCalls: Readonly<Record<string, (surroundings: Surroundings) => Promise<unknown>>> = {
  call: ({ client }) => call(client, 'account', 'getUserInfo', { displayName: 'Ada' }),
  callStream: async ({ client }) => {
    const stream = await callStream(client, 'account', 'getUserInfo', { displayName: 'Ada' })
    return stream.result()
  },
  request: ({ client }) =>
    request(client, 'account', 'getUserInfo', { method: 'POST', json: { data: { displayName: 'Ada' } } }),
  getUserInfo: ({ client }) => getUserInfo(client, { preferences: { language: 'de' } }),
  createTrialKey: async ({ client, botCheck }) => createTrialKey(client, { botCheck: await botCheck() }),
  createEmptyKey: async ({ client, botCheck }) => createEmptyKey(client, { botCheck: await botCheck() }),
  obtainKey: async ({ client, botCheck }) =>
    obtainKey(client, { botCheck: await botCheck(), anotherBotCheck: botCheck }),
  createContactRequest: async ({ client, botCheck }) =>
    createContactRequest(
      client,
      {
        name: 'Ada',
        email: 'ada@example.org',
        company: 'Example',
        topic: 'license',
        message: 'We would like to run a model ourselves.',
        license_model: 'jina-embeddings-v3',
      },
      { botCheck: await botCheck() },
    ),
  getKeyInfo: ({ client, key }) => getKeyInfo(client, key),
  revokeKey: async (surroundings) => {
    const client = await anotherKey(surroundings)
    return revokeKey(client, { botCheck: await surroundings.botCheck() })
  },
  listModels: ({ client }) => listModels(client, { tags: ['embeddings'] }),
  getModel: ({ client }) => getModel(client, model),
  listPublicModels: ({ client }) => listPublicModels(client),
  listRateLimits: async ({ client }) => {
    await listRateLimits(client)
    const [key] = await listAccountKeys(client)
    return listRateLimits(client, { keyId: key?.id ?? '' })
  },
  getServiceStatus: ({ client }) => getServiceStatus(client),
  listProducts: ({ client }) => listProducts(client),
  createCheckoutSession: ({ client }) =>
    createCheckoutSession(client, { price_id: 'price_standard_1b', ...sites }),
  createBillingPortalSession: ({ client }) =>
    createBillingPortalSession(client, { return_url: sites.success_url, locale: 'de' }),
  listTransactions: ({ client }) => listTransactions(client),
  eachTransaction: ({ client }) => collect(eachTransaction(client, { pageSize: 2 })),
  listTransactionPage: ({ client }) =>
    listTransactionPage(client, { pageSize: 1, type: ['trial', 'purchase'], from: '2020-01-01' }),
  downloadTransactionsCsv: ({ client }) => downloadTransactionsCsv(client, { type: 'trial' }),
  getLatestTransaction: ({ client }) => getLatestTransaction(client),
  getTotalConsumption: ({ client }) => getTotalConsumption(client),
  getTokenPrice: ({ client }) => getTokenPrice(client),
  getBillingDetails: ({ client }) => getBillingDetails(client),
  getTicketsQuantity: ({ client }) => getTicketsQuantity(client),
  transferBalance: async (surroundings) => {
    const { client, options, botCheck, pay } = surroundings
    const sender = await anotherKey(surroundings)
    const { url } = await createCheckoutSession(sender, { price_id: 'price_standard_1b', ...sites })
    await pay(url)
    const { api_key: receiverKey } = await createEmptyKey(client, { botCheck: await botCheck() })
    const giving = createClient({ ...options, apiKey: sender.key })
    return transferBalance(giving, { botCheck: await botCheck(), receiverKey, revokeSender: true })
  },
  setBalanceNotification: ({ client }) =>
    setBalanceNotification(client, { thresholds: [1000, 500], email: 'ada@example.org' }),
  removeBalanceNotification: async ({ client }) => {
    await setBalanceNotification(client, { thresholds: [1000], email: 'ada@example.org' })
    return removeBalanceNotification(client)
  },
  createAutoRecharge: ({ client }) =>
    createAutoRecharge(client, {
      price_id: 'price_standard_1b',
      email: 'ada@example.org',
      ...sites,
      metadata: { auto_recharge: 'true', threshold: '1000', currency: 'usd' },
    }),
  setAutoRechargeThreshold: async (surroundings) => {
    await recharging(surroundings)
    return setAutoRechargeThreshold(surroundings.client, 2000)
  },
  disableAutoRecharge: async (surroundings) => {
    await recharging(surroundings)
    return disableAutoRecharge(surroundings.client)
  },
  embed: ({ client }) =>
    embed(client, { model, input: ['a few words', { text: 'more' }], embedding_type: ['float', 'base64'] }),
  embedAll: ({ client }) => embedAll(client, { model, input: ['one', 'two', 'three'] }, { batchSize: 2 }),
  embedEach: async ({ client }) => {
    const run = embedEach(
      client,
      { model, input: ['one', 'two', 'three'] },
      { batchSize: 2, idempotencyKey: 'run' },
    )
    for await (const _ of run);
  },
  embedMultiVector: ({ client }) =>
    embedMultiVector(client, { model: 'jina-colbert-v2', input: ['a few words'], input_type: 'query' }),
  embedDemo: ({ client }) => embedDemo(client, 'a few words'),
  rerank: ({ client }) =>
    rerank(client, {
      model: 'jina-reranker-m0',
      query: 'coffee',
      documents: ['tea', { text: 'coffee', id: 'c' }],
    }),
  classify: ({ client }) => classify(client, { model, input: ['a cup of coffee'], labels }),
  train: ({ client }) => train(client, { model, input: examples, num_iters: 2 }),
  listClassifiers: async ({ client }) => {
    await train(client, { model, input: examples, num_iters: 1 })
    return listClassifiers(client)
  },
  deleteClassifier: async ({ client }) => {
    const { classifier_id: id } = await train(client, { model, input: examples, num_iters: 1 })
    return deleteClassifier(client, id)
  },
  segment: ({ client }) =>
    segment(client, { content: 'One sentence. And another one.', return_chunks: true, return_tokens: true }),
  read: ({ client }) =>
    read(client, { html: '<h1>Title</h1><p>Some words to read.</p>', url: 'https://example.org/' }),
  search: ({ client }) => search(client, { q: 'late chunking', num: 2 }),
  writeResultsPage: ({ client }) => writeResultsPage(client, 'late chunking', { num: 2 }),
  deepSearch: async ({ client }) => [
    await deepSearch(client, { messages }),
    await collect(await deepSearch(client, { messages, stream: true })),
  ],
  createBulkEmbeddings: bulkJob,
  getBulkEmbeddings: async (surroundings) => {
    const { id } = await bulkJob(surroundings)
    return getBulkEmbeddings(surroundings.client, id)
  },
  listBulkEmbeddings: async (surroundings) => {
    await bulkJob(surroundings)
    return listBulkEmbeddings(surroundings.client, { pageSize: 1 })
  },
  cancelBulkEmbeddings: async (surroundings) => {
    const { id } = await bulkJob(surroundings)
    return cancelBulkEmbeddings(surroundings.client, id)
  },
  confirmBulkAddress: async (surroundings) => {
    const { id } = await bulkJob(surroundings)
    return confirmBulkAddress(surroundings.client, id)
  },
  createBulkUpload: bulkUpload,
  listBulkUploads: async (surroundings) => {
    await bulkUpload(surroundings)
    return listBulkUploads(surroundings.client)
  },
  getBulkUpload: async (surroundings) => {
    const { id } = await bulkUpload(surroundings)
    return getBulkUpload(surroundings.client, id)
  },
  appendBulkUpload: arrivedUpload,
  completeBulkUpload: async (surroundings) => {
    const { id } = await arrivedUpload(surroundings)
    return completeBulkUpload(surroundings.client, id)
  },
  deleteBulkUpload: async (surroundings) => {
    const { id } = await bulkUpload(surroundings)
    return deleteBulkUpload(surroundings.client, id)
  },
  listBulkFailures: async (surroundings) => {
    const { id } = await finishedJob(surroundings)
    return listBulkFailures(surroundings.client, id)
  },
  eachBulkJob: async (surroundings) => {
    await bulkJob(surroundings)
    return eachBulkJob(surroundings.client, { pageSize: 1 }).toArray(2)
  },
  eachBulkFailure: async (surroundings) => {
    const { id } = await finishedJob(surroundings)
    return eachBulkFailure(surroundings.client, id).toArray(2)
  },
  waitUntilDone: finishedJob,
  downloadBulkResult: async (surroundings) => {
    const { id } = await finishedJob(surroundings)
    return downloadBulkResult(surroundings.client, id)
  },
  getBulkDownloadUrl: async (surroundings) => {
    const { id } = await finishedJob(surroundings)
    return getBulkDownloadUrl(surroundings.client, id)
  },
}

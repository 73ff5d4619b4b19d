import {
  createAutoRecharge,
  createBillingPortalSession,
  createCheckoutSession,
  createContactRequest,
  createEmptyKey,
  createTrialKey,
  disableAutoRecharge,
  downloadTransactionsCsv,
  getBillingDetails,
  getKeyInfo,
  getLatestTransaction,
  getModel,
  getServiceStatus,
  getTicketsQuantity,
  getTokenPrice,
  getTotalConsumption,
  getUserInfo,
  listModels,
  listProducts,
  listPublicModels,
  listRateLimits,
  listTransactionPage,
  listTransactions,
  obtainKey,
  removeBalanceNotification,
  revokeKey,
  setAutoRechargeThreshold,
  setBalanceNotification,
  transferBalance,
  type Client,
} from '@search-foundation/api-client'

declare const client: Client
declare const botCheck: string
declare const anotherBotCheck: () => Promise<string>

/** A use of each function about keys, models and billing. The reference shows the bodies as they are written here. */
export const billingExamples = {
  async createTrialKey() {
    const { api_key } = await createTrialKey(client, { botCheck })
    console.log(api_key)
  },
  async createEmptyKey() {
    const { api_key } = await createEmptyKey(client, { botCheck })
    console.log(api_key)
  },
  async obtainKey() {
    const { api_key, trial } = await obtainKey(client, {
      botCheck,
      anotherBotCheck,
    })
    console.log(trial ? 'with free tokens' : 'without tokens', api_key)
  },
  async revokeKey() {
    await revokeKey(client, { botCheck })
  },
  async getKeyInfo() {
    const { wallet } = await getKeyInfo(client, 'sf_trial_…')
    console.log(wallet)
  },
  async getUserInfo() {
    const { uid } = await getUserInfo(client, { displayName: 'Ada' })
    console.log(uid)
  },
  async listModels() {
    const models = await listModels(client, { tags: ['embeddings'] })
    console.log(models.length)
  },
  async getModel() {
    const { num_replicas } = await getModel(client, 'jina-embeddings-v3')
    console.log(num_replicas)
  },
  async listPublicModels() {
    for (const { id, engine } of await listPublicModels(client))
      console.log(id, engine)
  },
  async listRateLimits() {
    for (const { product, standard } of await listRateLimits(client))
      console.log(product, standard.requests)
  },
  async getServiceStatus() {
    const { incidents } = await getServiceStatus(client)
    console.log(`${incidents.length} incidents`)
  },
  async listProducts() {
    for (const { price_id, token_quantity } of await listProducts(client))
      console.log(price_id, token_quantity)
  },
  async createCheckoutSession() {
    const { url } = await createCheckoutSession(client, {
      price_id: 'price_standard_1b',
      success_url: 'https://you.example/done',
      cancel_url: 'https://you.example/back',
    })
    console.log(url) // Send the buyer there.
  },
  async createBillingPortalSession() {
    const { url } = await createBillingPortalSession(client, {
      return_url: 'https://you.example/billing',
    })
    console.log(url)
  },
  async getBillingDetails() {
    const { name, card } = await getBillingDetails(client)
    console.log(name, card?.last4)
  },
  async listTransactions() {
    for (const { type, quantity } of await listTransactions(client))
      console.log(type, quantity)
  },
  async listTransactionPage() {
    const { records, next_cursor } = await listTransactionPage(client, {
      type: ['purchase'],
      pageSize: 50,
    })
    console.log(records.length, next_cursor)
  },
  async downloadTransactionsCsv() {
    const csv = await downloadTransactionsCsv(client, { from: '2026-11-01' })
    console.log(await csv.text())
  },
  async getLatestTransaction() {
    const latest = await getLatestTransaction(client)
    console.log(latest?.type, latest?.quantity)
  },
  async getTotalConsumption() {
    const { total_tokens, since } = await getTotalConsumption(client)
    console.log(total_tokens, since)
  },
  async getTokenPrice() {
    const { per_million, currency } = await getTokenPrice(client)
    console.log(per_million, currency)
  },
  async getTicketsQuantity() {
    const tickets = await getTicketsQuantity(client)
    console.log(tickets)
  },
  async transferBalance() {
    const { transferred } = await transferBalance(client, {
      botCheck,
      receiverKey: 'sf_zero_…',
    })
    console.log(transferred)
  },
  async setBalanceNotification() {
    await setBalanceNotification(client, {
      thresholds: [1_000_000, 100_000],
      email: 'you@example.org',
    })
  },
  async removeBalanceNotification() {
    await removeBalanceNotification(client)
  },
  async createAutoRecharge() {
    const { url } = await createAutoRecharge(client, {
      price_id: 'price_standard_1b',
      email: 'you@example.org',
      success_url: 'https://you.example/done',
      cancel_url: 'https://you.example/back',
      metadata: {
        auto_recharge: true,
        threshold: 1_000_000,
        currency: 'usd',
      },
    })
    console.log(url) // The card is entered there.
  },
  async setAutoRechargeThreshold() {
    await setAutoRechargeThreshold(client, 2_000_000)
  },
  async disableAutoRecharge() {
    await disableAutoRecharge(client)
  },
  async createContactRequest() {
    const { id } = await createContactRequest(
      client,
      {
        name: 'Ada',
        email: 'ada@example.org',
        company: 'Example',
        topic: 'license',
        message: 'We would like to run a model ourselves.',
        license_model: 'jina-embeddings-v3',
      },
      { botCheck },
    )
    console.log(id)
  },
}

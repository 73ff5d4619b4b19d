import type { PatientClient } from './patient-client.test-support.ts'
import { buyPackAt, passBotCheck, type Addresses } from './platform-calls.test-support.ts'
import { createRandom } from './random.test-support.ts'

/** What the clients know to have happened: each effect was acknowledged by a response. */
export interface Acknowledged {
  /** Tokens charged by responses, per key text. */
  tokens: Map<string, number>
  transfers: { sender: string; idempotencyKey: string; tokens: number }[]
  classifiers: Set<string>
  trainings: number
  jobs: Set<string>
  /** Addresses of payment pages that were paid. */
  payments: number
  /** Keys created with one response of the bot check that was sent three times. */
  reused: number[]
  trials: Map<string, number>
  /** Refusals and errors that no client expects. */
  unexpected: string[]
}

export interface Load {
  platform: Addresses
  client: PatientClient
  /** One key per client, with paid tokens. */
  keys: readonly string[]
  /** Keys between which tokens move. */
  wallets: readonly string[]
  isOver: () => boolean
}

/** Where the mails of bulk jobs go. */
export const mailAddress = 'a@example.org'

const rowsOfJob = 'three small words\n'.repeat(60)
const mostTrainings = 10
const mostJobs = 4

/** Fifty clients do everything that must happen once, each one thing after the other, until `isOver` and the last one is acknowledged. */
export async function runMixedLoad(load: Load): Promise<Acknowledged> {
  const { platform, client, keys, wallets, isOver } = load
  const random = createRandom('mixed load')
  const done: Acknowledged = {
    tokens: new Map(),
    transfers: [],
    classifiers: new Set(),
    trainings: 0,
    jobs: new Set(),
    payments: 0,
    reused: [],
    trials: new Map(),
    unexpected: [],
  }
  const add = (key: string, tokens: number) => done.tokens.set(key, (done.tokens.get(key) ?? 0) + tokens)
  async function read<Body>(what: string, response: Response): Promise<Body | undefined> {
    if (response.ok) return (await response.json()) as Body
    done.unexpected.push(`${what}: ${response.status} ${(await response.text()).slice(0, 200)}`)
    return undefined
  }
  const json = (key: string, name: string, body: object): RequestInit => ({
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify(body),
  })

  async function embed(key: string, name: string): Promise<void> {
    const call = { model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }
    const response = await client.untilDone('/v1/embeddings', () => json(key, name, call))
    const body = await read<{ usage: { total_tokens: number } }>('embeddings', response)
    if (body !== undefined) add(key, body.usage.total_tokens)
  }

  async function train(key: string, name: string): Promise<void> {
    const input = ['apple', 'spanner'].map((text) => ({ text, label: text }))
    const training = { model: 'jina-embeddings-v3', input }
    const response = await client.untilDone('/v1/train', () => json(key, name, training))
    const body = await read<{ classifier_id: string; usage: { total_tokens: number } }>('train', response)
    if (body === undefined) return
    done.trainings += 1
    done.classifiers.add(body.classifier_id)
    add(key, body.usage.total_tokens)
  }

  async function startJob(key: string, name: string): Promise<void> {
    const cut = 'cut'
    const part = (head: string, text: string) =>
      `--${cut}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const body = `${part('name="model"', 'jina-embeddings-v2-small-en')}${part('name="email"', mailAddress)}${part('name="file"; filename="rows.txt"', rowsOfJob)}--${cut}--\r\n`
    const response = await client.untilDone('/v1/bulk-embeddings', () => ({
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': `multipart/form-data; boundary=${cut}`,
        'idempotency-key': name,
      },
      body,
    }))
    const job = await read<{ id: string }>('bulk job', response)
    if (job === undefined) return
    done.jobs.add(job.id)
    add(key, 3 * 60)
  }

  async function transfer(name: string): Promise<void> {
    const from = Math.floor(random() * wallets.length)
    const to = (from + 1 + Math.floor(random() * (wallets.length - 1))) % wallets.length
    const [sender = '', receiver = ''] = [wallets[from], wallets[to]]
    const response = await client.untilDone(
      `/api/v1/billing/transfer_balance?receiver_key=${receiver}`,
      async () => ({
        method: 'POST',
        headers: { authorization: `Bearer ${sender}`, 'idempotency-key': name },
        body: new URLSearchParams({ 'cf-turnstile-response': await passBotCheck(platform) }),
      }),
    )
    const text = await response.clone().text()
    if (response.status === 400 && text.includes('no paid tokens')) return
    const body = await read<{ transferred: number }>('transfer', response)
    if (body !== undefined) done.transfers.push({ sender, idempotencyKey: name, tokens: body.transferred })
  }

  async function buy(key: string, name: string): Promise<void> {
    const site = 'http://localhost:3000/'
    const order = { price_id: 'price_standard_1b', success_url: site, cancel_url: site }
    const response = await client.untilDone('/api/v1/checkout_session', () => json(key, name, order))
    const session = await read<{ url: string }>('checkout', response)
    if (session === undefined) return
    await buyPackAt(session.url)
    done.payments += 1
  }

  /** Creates a key; of the requests with the same response of the bot check at most one may succeed. */
  async function createKey(path: string, address: string, requests: number): Promise<number> {
    const body = new URLSearchParams({ 'cf-turnstile-response': await passBotCheck(platform) })
    const init = { method: 'POST', headers: { 'x-forwarded-for': address }, body }
    const responses = await Promise.all(Array.from({ length: requests }, () => client.once(path, init)))
    for (const response of responses)
      if (response !== undefined && ![200, 400, 429, 503].includes(response.status))
        done.unexpected.push(`${path}: ${response.status}`)
    return responses.filter((response) => response?.ok).length
  }

  await Promise.all(
    keys.map(async (key, number) => {
      const address = `10.0.0.${number}`
      let [trainings, jobs, isBuyer] = [0, 0, number % 5 === 0]
      for (let turn = 0; !isOver(); turn++) {
        const name = `${number}-${turn}`
        const chance = random()
        if (chance < 0.05 && trainings++ < mostTrainings) await train(key, name)
        else if (chance < 0.1 && jobs++ < mostJobs) await startJob(key, name)
        else if (chance < 0.3) await transfer(name)
        else if (chance < 0.35)
          done.trials.set(address, (done.trials.get(address) ?? 0) + (await createKey('/trial', address, 1)))
        else if (chance < 0.4) done.reused.push(await createKey('/empty', address, 3))
        else if (isBuyer && chance < 0.5) {
          isBuyer = false
          await buy(key, name)
        } else await embed(key, name)
      }
    }),
  )
  return done
}

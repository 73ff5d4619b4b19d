import { passBotCheck } from '../platform/accounts.ts'
import { ask, sendAndLeave } from '../platform/send.ts'
import type { Attack, Target } from './attacks.ts'

/** Reads of one round, and how long they are waited for, in milliseconds. */
const reads = 20
const patience = 5000

/** Has pages read at once, and leaves after a time. */
const readAll =
  (address: () => string): Attack =>
  async ({ port, nextKey }) => {
    const key = nextKey()
    const statuses = await Promise.all(
      Array.from({ length: reads }, () =>
        fetch(`http://127.0.0.1:${port}/reader`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ url: address() }),
          signal: AbortSignal.timeout(patience),
        }).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          () => 'left',
        ),
      ),
    )
    return [...new Set(statuses)].join('/')
  }

const anyName = () => Math.random().toString(36).slice(2)

/** A job of a file, begun by a key. */
async function startJob({ port }: Target, key: string, text: string): Promise<string> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File([text], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  const url = `http://127.0.0.1:${port}/v1/bulk-embeddings`
  const response = await fetch(url, { method: 'POST', headers, body: form })
  await response.arrayBuffer()
  return String(response.status)
}

async function keyOf(target: Target, path: '/trial' | '/empty', user?: string): Promise<string> {
  const form = { 'cf-turnstile-response': await passBotCheck(target) }
  const asked = { form, ...(user !== undefined && { key: user }) }
  return (await ask<{ api_key: string }>(target.port, path, asked)).api_key
}

const emptyKeys = new WeakMap<Target, Promise<string>>()

/** A key without tokens has 50,000 rows stored, again and again. */
async function unpaidJob(target: Target): Promise<string> {
  let key = emptyKeys.get(target)
  if (key === undefined) emptyKeys.set(target, (key = keyOf(target, '/empty')))
  return startJob(target, await key, `${'green tea and black coffee '.repeat(8)}\n`.repeat(50_000))
}

/** Keys of users whose webhooks go to a receiver, by its address. */
const webhookKeys = new Map<string, Promise<string[]>>()

async function usersWithWebhooks(target: Target, receiver: string): Promise<string[]> {
  const users = Array.from({ length: 10 }, (_, index) => `user:hooks-${new URL(receiver).port}-${index}`)
  return Promise.all(
    users.map(async (user) => {
      const headers = { authorization: `Bearer ${user}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ url: receiver })
      const url = `http://127.0.0.1:${target.port}/api/v1/account/webhooks`
      const response = await fetch(url, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`)
      return keyOf(target, '/trial', user)
    }),
  )
}

const causeWebhook =
  (receiver: 'receiverUrl' | 'silentReceiverUrl'): Attack =>
  async (target) => {
    const url = target[receiver]
    let keys = webhookKeys.get(url)
    if (keys === undefined) webhookKeys.set(url, (keys = usersWithWebhooks(target, url)))
    const all = await keys
    return startJob(target, all[Math.floor(Math.random() * all.length)] ?? '', 'green tea\n')
  }

/** Attacks that need a site, a name server or a receiver of the attacker. */
export const attacksWithOthers: Readonly<Record<string, Attack>> = {
  'reads of names whose name server is silent': readAll(() => `http://${anyName()}.silent.example/`),
  'open pages of 9.9 MB, sent as 20 kB': readAll(() => `http://${anyName()}.site.example/`),
  'webhooks to receivers that switch protocols': causeWebhook('receiverUrl'),
  'webhooks to receivers that never answer': causeWebhook('silentReceiverUrl'),
  'bulk jobs of 50,000 rows that cannot be paid': unpaidJob,
}

/** Attacks on a platform that passes calls on to an inference service. */
export const attacksOnUpstream: Readonly<Record<string, Attack>> = {
  'streams that are left after their first bytes': async ({ port, nextKey }) => {
    const json = { messages: [{ role: 'user', content: 'tea' }], stream: true }
    return String(await sendAndLeave(port, '/v1/chat/completions', { key: nextKey(), json }))
  },
}

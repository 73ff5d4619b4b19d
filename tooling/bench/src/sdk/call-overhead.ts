import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, listTransactions } from '@search-foundation/api-client'
import { ofetch } from 'ofetch'
import OpenAI from 'openai'

import { textTable } from '../text-table.ts'
import { bestInTurn, ratio } from './timing.ts'

/** Calls that are timed together, and how often: short rounds in turn, so that a busy moment of the machine meets all alike. */
const calls = 100
const roundCount = 400
const bareFetch = 'bare fetch + json'
const text = JSON.stringify([{ id: '1', quantity: -5, type: 'consume', metadata: {} }])

/** Calls of the same address: bare, bare with a timer that may end them, ours (timeout and retries armed), and others as they come. */
function callers(base: string, fetch: typeof globalThis.fetch): Record<string, () => Promise<unknown>> {
  const url = `${base}/api/v1/billing/transaction`
  const client = createClient({ hosts: { dashboard: base }, apiKey: 'key', fetch })
  const openai = new OpenAI({ baseURL: `${base}/api/v1/billing`, apiKey: 'key', fetch })
  const other = ofetch.create({ retry: 2, timeout: 70_000 }, { fetch } as never)
  return {
    [bareFetch]: async () => (await fetch(url, { headers: { authorization: 'Bearer key' } })).json(),
    armed: async () => {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), 70_000)
      try {
        const headers = { authorization: 'Bearer key' }
        return await (await fetch(url, { headers, signal: controller.signal })).json()
      } finally {
        clearTimeout(timer)
      }
    },
    ours: () => listTransactions(client),
    ofetch: () => other(url, { headers: { authorization: 'Bearer key' } }) as Promise<unknown>,
    openai: () => openai.get('/transaction'),
  }
}

async function measure(title: string, all: Record<string, () => Promise<unknown>>) {
  const rounds: Record<string, () => Promise<void>> = {}
  for (const [name, call] of Object.entries(all)) {
    const got = JSON.stringify(await call())
    if (got !== text) throw new Error(`${name} returned ${got}.`)
    rounds[name] = async () => {
      for (let index = 0; index < calls; index++) await call()
    }
  }
  const { [bareFetch]: bare = 0, ...others } = await bestInTurn(rounds, roundCount)
  const { armed = 0, ours = 0 } = others
  return [
    title,
    `${((bare / calls) * 1000).toFixed(0)} µs`,
    ...Object.values(others).map((time) => ratio(time / bare)),
    ratio(ours / armed),
  ]
}

/** Prints the cost of a call compared with bare `fetch` and `json`: over a transport that responds at once, and over loopback. */
export async function benchCalls(): Promise<void> {
  const stub: typeof fetch = () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
  const rows = [await measure('stub transport', callers('http://stub.example', stub))]
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(text)
  })
  // On a busy machine a client takes up a kept connection later than after five seconds.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  rows.push(await measure('loopback', callers(base, globalThis.fetch)))
  server.close()
  server.closeAllConnections()
  console.log('\nOne call: bare fetch + json, and the others as a multiple of it\n')
  console.log(textTable(['transport', 'bare', 'armed', 'ours', 'ofetch', 'openai', 'ours / armed'], rows))
}

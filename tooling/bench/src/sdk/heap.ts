import { getEventListeners } from 'node:events'
import { createClient, listTransactions, request, type EventDecoder } from '@search-foundation/api-client'

import { textTable } from '../text-table.ts'

const calls = 10_000
const streams = 1000

/** Rounds of collection: what a finaliser lets go of is freed by the round after. */
const roundCount = 10

/** Collects what can be collected, and counts the heap, in bytes. */
async function settledHeap(): Promise<number> {
  const collect = globalThis.gc
  if (collect === undefined) throw new Error('Run with --expose-gc.')
  for (let round = 0; round < roundCount; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collect()
  }
  return process.memoryUsage().heapUsed
}

/** Counts of a kind that are still alive after everything was collected. */
function watcher() {
  const references: WeakRef<object>[] = []
  return {
    watch: <Watched extends object>(watched: Watched): Watched => {
      references.push(new WeakRef(watched))
      return watched
    },
    alive: () => references.filter((reference) => reference.deref() !== undefined).length,
  }
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

/** Responses that the engine may still refer to: those of the newest calls. */
const newest = 10

/**
 * Prints what is retained after many calls and many streams that broke off: responses, listeners, timers, heap. Returns what should not be, a sentence
 * each.
 */
export async function benchHeap(): Promise<string[]> {
  const { signal } = new AbortController()
  const rows: string[][] = []

  const responses = watcher()
  const fetch = () => Promise.resolve(responses.watch(new Response('[]')))
  const client = createClient({ fetch })
  for (let call = 0; call < 200; call++) await listTransactions(client, { signal })
  const before = { heap: await settledHeap(), timers: timers() }
  for (let call = 0; call < calls; call++) await listTransactions(client, { signal })
  const after = await settledHeap()
  rows.push([
    `${calls} calls`,
    String(responses.alive()),
    String(getEventListeners(signal, 'abort').length),
    String(timers() - before.timers),
    `${((after - before.heap) / 1024).toFixed(0)} KiB`,
  ])

  const bodies = watcher()
  const broken = createClient({
    fetch: () => {
      let pulls = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (pulls++ === 0) controller.enqueue(new TextEncoder().encode('data: one\n\ndata: ha'))
          else controller.error(new TypeError('terminated'))
        },
      })
      const headers = { 'content-type': 'text/event-stream' }
      return Promise.resolve(bodies.watch(new Response(body, { headers })))
    },
  })
  const begun = { heap: await settledHeap(), timers: timers() }
  for (let stream = 0; stream < streams; stream++) {
    const events = (await request(broken, 's', 'm', { signal })) as EventDecoder
    await events.next()
    const error: unknown = await events.next().catch((reason: unknown) => reason)
    if ((error as Error).name !== 'StreamCutError') throw new Error('The stream did not break off.')
  }
  const ended = await settledHeap()
  rows.push([
    `${streams} broken streams`,
    String(bodies.alive()),
    String(getEventListeners(signal, 'abort').length),
    String(timers() - begun.timers),
    `${((ended - begun.heap) / 1024).toFixed(0)} KiB`,
  ])
  console.log('\nRetained afterwards\n')
  console.log(textTable(['after', 'responses', 'listeners', 'timers', 'heap'], rows))
  const isKept = ([, alive, listeners, left]: readonly string[]) =>
    Number(alive) > newest || Number(listeners) > 0 || Number(left) > 0
  return rows.filter(isKept).map(([what]) => `Something is retained after ${what}.`)
}

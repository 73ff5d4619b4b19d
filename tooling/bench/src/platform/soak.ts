import { parseArgs } from 'node:util'

import { textTable } from '../text-table.ts'
import { buyPack, newKey, passBotCheck } from './accounts.ts'
import { embed, manyKeys } from './embeddings.ts'
import { figure } from './figures.ts'
import { median } from './median.ts'
import { startPlatform, type Ports } from './platform-under-test.ts'
import { send, sendAndLeave } from './send.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:soak`: ten minutes of mixed calls, during which the memory of the local platform is
 * looked at every five seconds. Bounded memory means that the last third of the time needs about as much as the first.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    /** Milliseconds that each of the clients waits between its calls; more is gentler to whatever else runs. */
    pause: { type: 'string', default: '20' },
  },
})

const sampleMilliseconds = 5000

const figures = {
  'resident memory': 'platform_process_resident_memory_bytes',
  'heap in use': 'platform_nodejs_heap_size_used_bytes',
  'outside of the heap': 'platform_nodejs_external_memory_bytes',
} as const
type Figure = keyof typeof figures
const names = Object.keys(figures) as Figure[]

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One kind of request; `run` returns its status, 0 for a request that was aborted on purpose. */
interface Load {
  name: string
  clients: number
  run: (client: number) => Promise<number>
}

async function loads(ports: Ports, keys: readonly string[]): Promise<Load[]> {
  const { port } = ports
  let next = 0
  const key = () => keys[next++ % keys.length] ?? ''
  const pairs: [string, string][] = []
  for (let client = 0; client < 2; client++) {
    pairs.push([await newKey(ports), await newKey(ports)])
    await buyPack(ports, pairs[client]?.[0] ?? '')
  }
  return [
    {
      name: 'transfers',
      clients: pairs.length,
      async run(client) {
        const [sender, receiver] = pairs[client] ?? ['', '']
        const form = { 'cf-turnstile-response': await passBotCheck(ports) }
        const path = `/api/v1/billing/transfer_balance?receiver_key=${receiver}`
        const { status } = await send(port, path, { key: sender, form })
        if (status === 200) pairs[client] = [receiver, sender]
        return status
      },
    },
    { name: 'embeddings', clients: 3, run: async () => (await embed(port, key(), 1, 'float')).status },
    {
      name: 'pages read',
      clients: 1,
      async run() {
        const path = '/reader/https://sample.search-foundation.example/how-retrieval-works'
        return (await send(port, path, { method: 'GET', key: key() })).status
      },
    },
    {
      name: 'streams left midway',
      clients: 1,
      async run() {
        const messages = [{ role: 'user', content: 'How does late chunking work?' }]
        const json = { model: 'jina-deepsearch-v1', stream: true, messages }
        return sendAndLeave(port, '/v1/chat/completions', { key: key(), json })
      },
    },
  ]
}

const seconds = Number(values.seconds)
const platform = await startPlatform()
const samples: Record<Figure, number>[] = []
const done = new Map<string, number>()
const errors = new Map<string, number>()
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
try {
  const end = performance.now() + seconds * 1000
  const clients = (await loads(platform, await manyKeys(platform))).flatMap(
    ({ name, clients: number, run }) =>
      Array.from({ length: number }, async (_, client) => {
        while (performance.now() < end) {
          const status = await run(client).catch((error: Error) => error.message)
          if (status === 200 || status === 0) count(done, name)
          else count(errors, `${name}: ${status}`)
          await wait(Number(values.pause))
        }
      }),
  )
  while (performance.now() < end) {
    await wait(sampleMilliseconds)
    const taken = await Promise.all(names.map((name) => figure(platform.port, figures[name])))
    samples.push(
      Object.fromEntries(names.map((name, index) => [name, taken[index]])) as Record<Figure, number>,
    )
  }
  await Promise.all(clients)
} finally {
  await platform.end()
}
const third = Math.floor(samples.length / 3)
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)
const rows = names.map((name) => {
  const first = median(samples.slice(0, third).map((sample) => sample[name]))
  const last = median(samples.slice(-third).map((sample) => sample[name]))
  return [name, megabytes(first), megabytes(last), (last / first).toFixed(2)]
})
console.log(`Local platform, ${seconds} s of mixed calls, ${samples.length} samples\n`)
console.log(textTable(['median in MB', 'first third', 'last third', 'ratio'], rows))
console.log(`\nDone: ${[...done].map(([name, times]) => `${times} ${name}`).join(', ')}`)
console.log(`Failed: ${[...errors].map(([name, times]) => `${times} × ${name}`).join(', ') || 'none'}`)
process.exit(errors.size === 0 ? 0 : 1)

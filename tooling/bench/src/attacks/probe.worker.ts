import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * The client that is not part of an attack: asks `/health` every 20 ms, and makes a charged call every 150 ms, from its own thread, over
 * its own connection. Sent a number of seconds, it replies with the duration of each request in milliseconds.
 */
const { port, key } = workerData as { port: number; key: string }
const pauseMilliseconds = 20
/** As many charged calls as the limit of a minute allows. */
const pauseOfCharged = 150
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const embedding = JSON.stringify({ model: 'jina-embeddings-v3', input: 'green tea' })

/** Durations of requests, in milliseconds. */
export interface Durations {
  health: number[]
  charged: number[]
}

function ask(path: string, body?: string): Promise<void> {
  const options = { host: '127.0.0.1', port, path, agent }
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request(
      body === undefined ? options : { ...options, method: 'POST', headers },
      (response) => {
        response.on('end', resolve).resume()
      },
    )
    call.on('error', reject).end(body)
  })
}

async function timed(durations: number[], path: string, body?: string): Promise<void> {
  const started = performance.now()
  await ask(path, body).catch(() => undefined)
  durations.push(performance.now() - started)
}

async function probe(seconds: number): Promise<Durations> {
  const durations: Durations = { health: [], charged: [] }
  const end = performance.now() + seconds * 1000
  let lastCharged = 0
  while (performance.now() < end) {
    // oxlint-disable no-await-in-loop -- one request after the other
    await timed(durations.health, '/health')
    if (performance.now() - lastCharged > pauseOfCharged) {
      lastCharged = performance.now()
      await timed(durations.charged, '/v1/embeddings', embedding)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    // oxlint-enable no-await-in-loop
  }
  return durations
}

parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await probe(seconds), []))

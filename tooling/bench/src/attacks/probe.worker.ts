import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * The client that is not part of an attack: asks `/health` every 20 ms from its own thread, over its own connection. Sent a number of
 * seconds, it replies with the duration of each request in milliseconds.
 */
const { port } = workerData as { port: number }
const pauseMilliseconds = 20
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function health(): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/health', agent }, (response) => {
      response.on('end', resolve).resume()
    })
    call.on('error', reject).end()
  })
}

async function probe(seconds: number): Promise<number[]> {
  const durations: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await health().catch(() => undefined)
    durations.push(performance.now() - started)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  return durations
}

parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await probe(seconds), []))

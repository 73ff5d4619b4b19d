import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { PlainError } from './plain-error.mjs'
import { tail } from './process-group.mjs'

/**
 * Whether nothing listens on a loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * A port that nothing uses at this moment, drawn from below those that systems give away by themselves (Linux from 32768, others from
 * 49152): no outgoing connection and no server on port 0 takes it before its caller does.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(15_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

/**
 * Throws a PlainError naming the first port in use.
 * @param {readonly { port: number, name: string }[]} services
 */
export async function requireFree(services) {
  for (const { port, name } of services) {
    if (await isFree(port)) continue
    throw new PlainError(
      `Port ${port} (${name}) is in use by another program: end that program ("ss -ltnp" or "lsof -i :${port}" names it) and run this again.`,
    )
  }
}

/** The last line of a log, as the end of a sentence. @param {string} log */
function lastWords(log) {
  const last = existsSync(log) ? tail(log, 1) : ''
  return last ? ` (${last.slice(0, 300)})` : ''
}

/**
 * Waits until an address responds with any HTTP status below 500. Throws a PlainError when `alive` turns false first, or
 * when the time is up.
 * @param {string} address
 * @param {{ name: string, seconds: number, alive: () => boolean, log: string }} options
 */
export async function untilAnswers(address, { name, seconds, alive, log }) {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (!alive())
      throw new PlainError(`${name} ended before it responded${lastWords(log)}. Its log is ${log}.`)
    const status = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).then(
      (response) => response.status,
      () => 599,
    )
    if (status < 500) return
    await wait(200)
  }
  throw new PlainError(`${name} did not respond at ${address} within ${seconds} s: its log is ${log}.`)
}

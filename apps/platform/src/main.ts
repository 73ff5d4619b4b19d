import process from 'node:process'
import { setImmediate } from 'node:timers/promises'

/**
 * Runs the whole platform until SIGINT or SIGTERM. Listens for the signals before anything else is loaded, so that they end it in order
 * at any moment, with code 0.
 */
const stopping = new AbortController()
let isStarting = false

function stop(): void {
  if (stopping.signal.aborted) return
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'info', event: 'stopping' })}\n`,
  )
  stopping.abort()
  // Nothing was started yet that would have to be stopped.
  if (!isStarting) process.exit(0)
}
// What it writes is for its owner only: the database and the mails of the stand-in among them.
process.umask(0o077)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

try {
  const { run } = await import('./run.ts')
  // Loading blocks the event loop; a signal that came meanwhile is handled now.
  await setImmediate()
  isStarting = true
  await run(stopping.signal)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

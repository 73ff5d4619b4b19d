import { setTimeout as wait } from 'node:timers/promises'
import { isFree } from '@search-foundation/start/ports'

/** Waits until nothing listens on a port any more; throws after half a minute. */
export async function untilFree(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (await isFree(port)) return
    await wait(200)
  }
  throw new Error(`Port ${port} is still in use.`)
}

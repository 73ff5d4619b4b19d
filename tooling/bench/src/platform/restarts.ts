import { passBotCheck } from './accounts.ts'
import { freshDataDir, startPlatform, type Ports } from './platform-under-test.ts'
import { ask, send } from './send.ts'
import { makePairs, transferCall } from './transfers.ts'

/** Moves packs to and fro until the platform is gone. Which key has the pack is not known after a kill, so both are tried. */
async function moveUntilGone(ports: Ports, pairs: readonly (readonly [string, string])[]): Promise<void> {
  await Promise.allSettled(
    pairs.map(async ([one, other]) => {
      for (;;) {
        await send(ports.port, ...transferCall(one, other, await passBotCheck(ports)))
        await send(ports.port, ...transferCall(other, one, await passBotCheck(ports)))
      }
    }),
  )
}

/** Returns the seconds from the start of the process until `/ready` responds, each after a kill during transfers on the same data. */
export async function restartSeconds(rounds = 7): Promise<number[]> {
  const dataDir = freshDataDir()
  const seconds: number[] = []
  let platform = await startPlatform(dataDir)
  try {
    const pairs = await makePairs(platform)
    for (let round = 0; round < rounds; round++) {
      const load = moveUntilGone(platform, pairs)
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000))
      await platform.kill()
      await load
      const started = performance.now()
      platform = await startPlatform(dataDir)
      await ask(platform.port, '/ready', { method: 'GET' })
      seconds.push((performance.now() - started) / 1000)
    }
  } finally {
    await platform.end()
  }
  return seconds
}

import { finishDeletions } from './account/delete-account.ts'
import { createIdentityDeleter } from './identity/delete-identity.ts'
import { startEmulator } from './identity/emulator.ts'
import { identityFront } from './identity/front.ts'
import { createIdentityVerifier } from './identity/verify-identity.ts'
import { readConfig } from './kernel/config.ts'
import { listen } from './kernel/http/listen.ts'
import { log } from './kernel/http/log.ts'
import { takeProcessLock } from './kernel/storage/process-lock.ts'
import { startPlatform } from './platform.ts'
import { seedDemoAccount } from './seed/seed-demo-account.ts'

/** Runs the whole platform until it is told to end. A start that cannot succeed says why in one line. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const releaseLock = takeProcessLock(config.dataDir)
  process.on('exit', releaseLock)
  const emulator = startEmulator(config)
  emulator.catch(() => undefined)
  const platform = await startPlatform({
    config,
    verifyIdentity: createIdentityVerifier(config),
    deleteIdentity: createIdentityDeleter(config),
  })
  const front = await listen(identityFront(platform.services), config.identityPort, 'identity provider')

  let ending = false
  async function end(): Promise<void> {
    if (ending) return
    ending = true
    log('info', 'stopping')
    await front.close()
    await platform.close()
    await emulator.then((running) => running.stop())
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())

  await emulator
  await finishDeletions(platform.services)
  await seedDemoAccount(platform.services)
  platform.markReady()
  log('info', 'ready', {
    platform: config.port,
    functions: config.functionsPort,
    identity: config.identityPort,
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

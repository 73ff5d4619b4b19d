import { setTimeout as setCallback } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'

import { finishDeletions } from './account/delete-account.ts'
import { watchGoneAccounts } from './account/gone-accounts.ts'
import { createIdentityDeleter } from './identity/delete-identity.ts'
import { createIdentityFinder } from './identity/find-identities.ts'
import { createSessionRevoker } from './identity/revoke-sessions.ts'
import { createIdentityVerifier } from './identity/verify-identity.ts'
import { readConfig } from './kernel/config.ts'
import { listen } from './kernel/http/listen.ts'
import { log } from './kernel/log.ts'
import { createStarter } from './kernel/parts.ts'
import { takeProcessLock } from './kernel/storage/process-lock.ts'
import { usedServices } from './kernel/used-services.ts'
import { corpusSearch } from './models/corpus/corpus-search.ts'
import { startPlatform } from './platform.ts'
import { demoAccount, seedDemoAccount } from './seed/seed-demo-account.ts'

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Seconds beyond the time for open requests after which a stop is taken for stuck. */
const stuckSeconds = 10

/** Ends the process when its stop takes longer than the time for open requests, whatever it waits for. */
function endLate(seconds: number): void {
  const late = () => {
    log('error', 'the stop took too long', { seconds: seconds + stuckSeconds })
    process.exit(1)
  }
  setCallback(late, (seconds + stuckSeconds) * 1000).unref()
}

/**
 * Starts everything, the emulator of the identity provider included where it is used, and announces when it is ready. Returns a function
 * that announces the stop and waits until no more requests are sent here.
 */
async function start(stack: AsyncDisposableStack, signal: AbortSignal): Promise<() => Promise<void>> {
  const startPart = createStarter(stack, signal)
  const config = readConfig(process.env)
  const release = takeProcessLock(config.dataDir)
  // Also when the process ends by an error.
  process.on('exit', release)
  stack.defer(release)

  const standIn =
    config.identityProvider === 'emulator' ? await import('./stand-ins/identity/identity.ts') : undefined
  // It takes seconds, so the rest starts meanwhile.
  const emulator = standIn?.startEmulator(config, { signal })
  stack.defer(() => emulator?.then(({ stop }) => stop()).catch(() => undefined))
  // Reported where it is awaited, not while the platform starts.
  emulator?.catch(() => undefined)
  const platform = await startPart(() =>
    startPlatform({
      config,
      verifyIdentity: createIdentityVerifier(config),
      deleteIdentity: createIdentityDeleter(config),
      revokeSessions: createSessionRevoker(config),
      // Asked once everything has started, when the emulator has, too.
      ...(emulator && { identityResponds: async (limit) => (await emulator).responds(limit) }),
      signal,
    }),
  )
  const front =
    standIn &&
    (await startPart(() =>
      listen(standIn.identityFront(platform.services), config.identityPort, 'identity provider', {
        drainSeconds: config.shutdown.drainSeconds,
      }),
    ))
  await emulator
  await finishDeletions(platform.services)
  if (standIn !== undefined)
    await seedDemoAccount(platform.services, await standIn.createDemoUser(config, demoAccount))
  await startPart(() => watchGoneAccounts(platform.services, createIdentityFinder(config)))
  // Writing the sample data keeps the event loop busy to its end. Signals that came meanwhile are delivered between two turns of the loop.
  await setImmediate()
  await setImmediate()
  signal.throwIfAborted()
  platform.markReady()
  // The first search does not wait for the index.
  void corpusSearch()
  log('info', 'ready', {
    platform: config.port,
    functions: config.functionsPort,
    identity: standIn && config.identityPort,
    ...usedServices(config),
  })
  return async () => {
    platform.markStopping()
    const { delaySeconds, drainSeconds } = config.shutdown
    endLate(delaySeconds + drainSeconds)
    await setTimeout(delaySeconds * 1000)
    // Its open requests end while those of the platform do.
    void front?.stop()
  }
}

/** Runs until `signal` is aborted, then stops in the reverse order of the start. Throws, with everything stopped, when the start fails. */
export async function run(signal: AbortSignal): Promise<void> {
  await using stack = new AsyncDisposableStack()
  try {
    const announceStop = await start(stack, signal)
    await aborted(signal)
    await announceStop()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

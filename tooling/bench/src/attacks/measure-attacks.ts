import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { newKey } from '../platform/accounts.ts'
import { median } from '../platform/median.ts'
import { startPlatform } from '../platform/platform-under-test.ts'
import type { Attack } from './attacks.ts'
import type { Others } from './others.ts'
import type { Durations } from './probe.worker.ts'

export interface MeasureOptions {
  /** Seconds of each attack, and of the quiet before the first. */
  seconds: number
  /** Rounds of an attack that run at once. */
  attackers: number
  /** Variables of the platform. */
  environment: Readonly<Record<string, string>>
  /** Folder of the control group that the platform runs in. */
  group: string | undefined
  others: Others
}

/** What a second client measured, in milliseconds, the most memory of the process in bytes, and how often each outcome came back. */
export interface Measured {
  name: string
  health: number[]
  charged: number[]
  memory: number
  outcomes: Map<string, number>
}

/** How long one round may take before it counts as not answered, in milliseconds. */
const longestRound = 60_000
const keyCount = 24

/** Largest resident memory of a process since the last reset, in bytes (Linux). */
const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Starts a platform, and measures a second client without any attack and under each, one after the other. */
export async function* measureAttacks(
  attacks: readonly (readonly [string, Attack])[],
  { seconds, attackers, environment, group, others }: MeasureOptions,
): AsyncGenerator<Measured> {
  const platform = await startPlatform(undefined, environment, group)
  const keys: string[] = []
  while (keys.length < keyCount) keys.push(await newKey(platform))
  let used = 0
  const { receiverUrl, silentReceiverUrl } = others
  const target = {
    ...platform,
    receiverUrl,
    silentReceiverUrl,
    nextKey: () => keys[used++ % keys.length] ?? '',
  }
  const probe = new Worker(new URL('probe.worker.ts', import.meta.url), {
    workerData: { port: platform.port, key: await newKey(platform) },
  })

  async function durations(of = seconds): Promise<Durations> {
    probe.postMessage(of, [])
    const [measured] = (await once(probe, 'message')) as [Durations]
    return measured
  }

  /** Waits until `/health` is quick again: what the last attack has left is worked off first. */
  async function untilQuiet(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) if (median((await durations(0.5)).health) < 20) return
  }

  async function under(attack: Attack) {
    const outcomes = new Map<string, number>()
    const ended = new AbortController()
    const loops = Array.from({ length: attackers }, async () => {
      while (!ended.signal.aborted) {
        const late = setTimeout(longestRound, 'not answered', { ref: false })
        const outcome = await Promise.race([attack(target).catch(() => 'refused'), late])
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
    })
    const measured = await durations()
    ended.abort()
    await Promise.all(loops)
    return { ...measured, outcomes }
  }

  try {
    await durations(2)
    for (const [name, attack] of [['none', () => setTimeout(100, '')] as const, ...attacks]) {
      await untilQuiet()
      resetPeak(platform.pid)
      yield { name, ...(await under(attack)), memory: peakMemory(platform.pid) }
    }
  } finally {
    await probe.terminate()
    await platform.end()
  }
}

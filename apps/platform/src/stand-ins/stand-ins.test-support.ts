import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import StripeSdk from 'stripe'
import { onTestFinished } from 'vitest'

import { startStandIns, type StandIns } from './stand-ins.ts'

export interface TestStandIns extends StandIns {
  url: string
  /** The official SDK, pointed at the payment provider's stand-in. */
  stripe: StripeSdk
}

/** A data folder for stand-ins, until the test ends. */
export function standInFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'stand-ins-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** The stand-ins alone, on a free port, until the test ends. */
export async function startTestStandIns({
  directory = standInFolder(),
  now = () => new Date(),
} = {}): Promise<TestStandIns> {
  const linkOrigins = new Set(['http://localhost:3001'])
  const standIns = await startStandIns({ port: 0, directory, now, linkOrigins })
  onTestFinished(() => standIns.stop())
  const { port } = standIns
  const stripe = new StripeSdk('sk_test_local', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  })
  return { ...standIns, url: `http://127.0.0.1:${port}`, stripe }
}

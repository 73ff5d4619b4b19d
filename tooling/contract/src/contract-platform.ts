import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@search-foundation/platform/config'
import { startPlatform, type PlatformOptions } from '@search-foundation/platform/platform'

type Environment = Readonly<Record<string, string>>

export interface ContractPlatform {
  /** Address of all services except the callable functions. */
  url: string
  functionsUrl: string
  /** Passes a bot check and returns its response, which is valid for one call. */
  botCheck(): Promise<string>
  /** Pays on the provider's page with a valid test card, and waits until the platform has received the payment. */
  pay(page: string): Promise<void>
  close(): Promise<void>
}

/** Number of events that the payment provider has not delivered yet. */
async function pendingEvents(standInsUrl: string): Promise<number> {
  const response = await fetch(`${standInsUrl}/v1/events?delivery_success=false`, {
    headers: { authorization: 'Bearer sk_test_local' },
  })
  return ((await response.json()) as { data: object[] }).data.length
}

/** Accepts the identity token `user:<uid>` as that user's. */
export const verifyByName: PlatformOptions['verifyIdentity'] = async (token) => {
  const uid = /^user:(\w+)$/.exec(token)?.[1]
  return uid === undefined ? undefined : { uid, email: `${uid}@example.org`, authTime: new Date() }
}

const configOf = (dataDir: string, settings: Environment = {}) =>
  readConfig({
    PLATFORM_PORT: '0',
    STAND_INS_PORT: '0',
    FUNCTIONS_PORT: '0',
    DATA_DIR: dataDir,
    TRIAL_LIMIT: '100',
    REFUSED_LIMIT: '1000000',
    WEBHOOK_NETWORKS: 'any',
    ...settings,
  })

const start = (dataDir: string, verifyIdentity: PlatformOptions['verifyIdentity'], settings?: Environment) =>
  startPlatform({
    config: configOf(dataDir, settings),
    deleteIdentity: () => Promise.resolve(),
    revokeSessions: () => Promise.resolve(),
    verifyIdentity,
  })

async function migrate(folder: string): Promise<string> {
  const platform = await start(folder, verifyByName)
  await platform.stop()
  return folder
}

let migrated: Promise<string> | undefined

/** Makes a migrated database in the data folder `place`, once in a process, for platforms to begin with: to copy one takes a tenth of the time. */
export const migratedFolder = (place: string): Promise<string> => (migrated ??= migrate(place))

interface ContractPlatformOptions {
  verifyIdentity?: PlatformOptions['verifyIdentity']
  /** Data folder to begin with a copy of, such as `migratedFolder`. Without it, the platform makes its database. */
  folder?: string
  /** Environment variables besides those of every platform here. */
  settings?: Environment
}

/** Starts the local platform on free ports, with its own data. */
export async function startContractPlatform({
  verifyIdentity = verifyByName,
  folder,
  settings,
}: ContractPlatformOptions = {}): Promise<ContractPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'contract-'))
  if (folder !== undefined) cpSync(folder, dataDir, { recursive: true })
  const { projectId, region } = configOf(dataDir)
  const platform = await start(dataDir, verifyIdentity, settings)
  platform.markReady()
  const url = `http://127.0.0.1:${platform.ports.platform}`
  const standInsUrl = `http://127.0.0.1:${platform.ports.standIns}`
  return {
    url,
    functionsUrl: `http://127.0.0.1:${platform.ports.functions}/${projectId}/${region}`,
    async botCheck() {
      const body = '{"sitekey":"1x00000000000000000000AA"}'
      const response = await fetch(`${standInsUrl}/turnstile/v0/challenge`, { method: 'POST', body })
      return ((await response.json()) as { response: string }).response
    },
    async pay(page) {
      const card = { email: 'ada@example.org', number: '4242424242424242', expiry: '12/34', code: '123' }
      const response = await fetch(page.replace('localhost', '127.0.0.1'), {
        method: 'POST',
        body: new URLSearchParams(card),
        redirect: 'manual',
      })
      if (response.status !== 303) throw new Error(`The payment responded with ${response.status}.`)
      for (let tries = 0; (await pendingEvents(standInsUrl)) > 0; tries++) {
        if (tries === 200) throw new Error('The payment has not arrived within ten seconds.')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      await platform.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

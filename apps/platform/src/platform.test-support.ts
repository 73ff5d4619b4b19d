import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

import { readConfig } from './kernel/config.ts'
import type { Identity } from './kernel/identity.ts'
import type { Database } from './kernel/storage/database.ts'
import { borrowDatabase } from './kernel/storage/open-database.test-support.ts'
import { startPlatform, type Platform, type PlatformOptions } from './platform.ts'

export interface TestPlatform extends Platform {
  /** Address of the dashboard API, main API and key service. */
  url: string
  /** Address of payment provider, bot check and mail provider. */
  standInsUrl: string
  database: Database
  /** Stops the platform; its database stays open until `stop`. */
  stopServices(): Promise<void>
  /** A passed bot check's response, good for one call. */
  botCheck(): Promise<string>
  /** A new trial key. */
  trialKey(identityToken?: string): Promise<string>
  get(path: string, token?: string): Promise<Response>
  post(path: string, body: unknown, token?: string): Promise<Response>
  /** Any other method, with a JSON body when one is given. */
  send(method: string, path: string, body?: unknown, token?: string): Promise<Response>
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

/** `database` is another platform's, which outlives this one. `deleteIdentity` is called before a user is deleted, and may throw. `verifyIdentity` replaces the identity tokens of `testIdentities`. */
type TestOptions = Partial<Pick<PlatformOptions, 'now' | 'deleteIdentity' | 'verifyIdentity' | 'database'>>

const hour = 60 * 60 * 1000

/**
 * Accepts the identity token `user:<uid>` for that user with a fresh sign-in, `early-user:<uid>` with one of an hour ago, and
 * `unconfirmed-user:<uid>` with an address that was never confirmed.
 */
function testIdentities({ now = () => new Date(), deleteIdentity }: TestOptions) {
  const deleted = new Set<string>()
  return {
    verifyIdentity(token: string): Promise<Identity | undefined> {
      const [, kind, uid] = /^(early-|unconfirmed-)?user:(.*)$/.exec(token) ?? []
      if (uid === undefined || deleted.has(uid)) return Promise.resolve(undefined)
      const authTime = new Date(now().getTime() - (kind === 'early-' ? hour : 0))
      const isEmailVerified = kind !== 'unconfirmed-'
      return Promise.resolve({ uid, email: `${uid}@example.org`, isEmailVerified, authTime })
    },
    revokeSessions(): Promise<void> {
      return Promise.resolve()
    },
    async deleteIdentity(uid: string): Promise<void> {
      await deleteIdentity?.(uid)
      deleted.add(uid)
    },
  }
}

/** The whole platform but the identity provider, on free ports, until `stop`: for a file whose tests share one. */
export async function startFilePlatform(
  environment: Record<string, string> = {},
  options: TestOptions = {},
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-'))
  const config = readConfig({
    PLATFORM_PORT: '0',
    STAND_INS_PORT: '0',
    FUNCTIONS_PORT: '0',
    DATA_DIR: dataDir,
    TRIAL_LIMIT: '100',
    REFUSED_LIMIT: '1000000',
    ...environment,
  })
  const { database, giveBack } =
    options.database === undefined
      ? await borrowDatabase()
      : { database: options.database, giveBack: () => Promise.resolve() }
  const platform = await startPlatform({
    config,
    // Given back, not closed: the next test uses it again.
    database: { ...database, close: () => Promise.resolve() },
    ...testIdentities(options),
    ...(options.now && { now: options.now }),
    ...(options.verifyIdentity && { verifyIdentity: options.verifyIdentity }),
  })
  platform.markReady()
  const url = `http://127.0.0.1:${platform.ports.platform}`
  const standInsUrl = `http://127.0.0.1:${platform.ports.standIns}`
  const send: TestPlatform['send'] = (method, path, body, token) =>
    fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...bearer(token) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const botCheck = async () => {
    const answer = await fetch(`${standInsUrl}/turnstile/v0/challenge`, {
      method: 'POST',
      body: '{"sitekey":"1x00000000000000000000AA"}',
    })
    return ((await answer.json()) as { response: string }).response
  }
  return {
    ...platform,
    url,
    standInsUrl,
    database,
    botCheck,
    stopServices: platform.stop,
    async stop() {
      await platform.stop()
      await giveBack()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async trialKey(identityToken) {
      const body = new URLSearchParams({ 'cf-turnstile-response': await botCheck() })
      const answer = await fetch(`${url}/trial`, { method: 'POST', body, headers: bearer(identityToken) })
      return ((await answer.json()) as { api_key: string }).api_key
    },
    get: (path, token) => send('GET', path, undefined, token),
    post: (path, body, token) => send('POST', path, body, token),
    send,
  }
}

/** The whole platform but the identity provider, on free ports, for one test. */
export async function startTestPlatform(
  environment: Record<string, string> = {},
  options: TestOptions = {},
): Promise<TestPlatform> {
  const platform = await startFilePlatform(environment, options)
  onTestFinished(() => platform.stop())
  return platform
}

/** Tokens in a key's wallet. */
export async function balanceOf(platform: TestPlatform, key: string): Promise<number> {
  const info = (await (await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)).json()) as {
    wallet: { total_balance: number }
  }
  return info.wallet.total_balance
}

/** Repeats a request every 20 ms until `isDone` returns true, for ten seconds at most. */
export async function eventually<T>(ask: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const value = await ask()
    if (isDone(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It did not happen within ten seconds.')
}

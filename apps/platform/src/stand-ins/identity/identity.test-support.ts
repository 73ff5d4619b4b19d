import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@search-foundation/start/ports'
import { onTestFinished, vi } from 'vitest'

import { createIdentityDeleter } from '../../identity/delete-identity.ts'
import { createSessionRevoker } from '../../identity/revoke-sessions.ts'
import { createIdentityVerifier } from '../../identity/verify-identity.ts'
import { readConfig, type Config } from '../../kernel/config.ts'
import { listen } from '../../kernel/http/listen.ts'
import type { Identity } from '../../kernel/identity.ts'
import { borrowDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { startPlatform } from '../../platform.ts'
import type { MailKind } from '../../records/mails.ts'
import { startEmulator } from './emulator.ts'
import { identityFront } from './front.ts'

/** The platform with the identity front and the real Auth emulator behind it, on free ports with a temporary data folder. */
export interface TestIdentity {
  config: Config
  /** Address of the front. */
  url: string
  platformUrl: string
  functionsPort: number
  standInsPort: number
  /** Verifies an identity token as every service of the platform does. */
  verify: (token: string) => Promise<Identity | undefined>
  /** Sends a request to the front as the client does. */
  post(
    path: string,
    body: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>
  /** Returns the newest mail of a kind to a recipient, as soon as there is one. */
  mail(kind: MailKind, to: string): Promise<{ subject: string; body: string; link: string }>
  countMails(to: string): Promise<number>
  /** Lets time pass for the platform and the front, not for the emulator. */
  pass(milliseconds: number): void
  /** The emulator's process now. */
  emulatorPid(): number
  close(): Promise<void>
}

export async function startIdentity(): Promise<TestIdentity> {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PLATFORM_PORT: '0',
    STAND_INS_PORT: '0',
    FUNCTIONS_PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    IDENTITY_EMULATOR_PORT: String(await freePort()),
  })
  const { database, giveBack } = await borrowDatabase()
  const emulator = await startEmulator(config, { checkMilliseconds: 200 })
  let passed = 0
  const platform = await startPlatform({
    config,
    // Returned to the pool instead of closed, for the next file.
    database: { ...database, close: () => Promise.resolve() },
    verifyIdentity: createIdentityVerifier(config),
    deleteIdentity: createIdentityDeleter(config),
    revokeSessions: createSessionRevoker(config),
    identityResponds: emulator.responds,
    now: () => new Date(Date.now() + passed),
  })
  const front = await listen(identityFront(platform.services), config.identityPort, 'identity')
  platform.markReady()
  const url = `http://127.0.0.1:${config.identityPort}`
  return {
    config,
    url,
    platformUrl: `http://127.0.0.1:${platform.ports.platform}`,
    functionsPort: platform.ports.functions,
    standInsPort: platform.ports.standIns,
    verify: platform.services.verifyIdentity,
    async post(path, body) {
      const answer = await fetch(`${url}/identitytoolkit.googleapis.com${path}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return {
        status: answer.status,
        body: (await answer.json()) as Record<string, unknown>,
        headers: answer.headers,
      }
    },
    async mail(kind, to) {
      const mail = await vi.waitFor(async () => {
        const [newest] = await database.query<{ subject: string; body: string }>(
          'select subject, body from mails where kind = $1 and lower(recipient) = lower($2) order by sequence desc limit 1',
          [kind, to],
        )
        if (newest === undefined) throw new Error(`No mail about ${kind} went to ${to}.`)
        return newest
      }, 10_000)
      const link = /http\S+/.exec(mail.body)?.[0].replace('localhost', '127.0.0.1') ?? ''
      return { ...mail, link }
    },
    async countMails(to) {
      const mails = await database.query('select id from mails where lower(recipient) = lower($1)', [to])
      return mails.length
    },
    pass(milliseconds) {
      passed += milliseconds
      onTestFinished(() => {
        passed -= milliseconds
      })
    },
    emulatorPid() {
      const pid = emulator.pid()
      if (pid === undefined) throw new Error('The emulator has no process.')
      return pid
    },
    async close() {
      await emulator.stop()
      await front.stop()
      await platform.stop()
      await giveBack()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

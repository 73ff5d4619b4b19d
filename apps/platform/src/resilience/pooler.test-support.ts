import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@search-foundation/start/ports'
import pg from 'pg'
import { onTestFinished } from 'vitest'

import { owner } from './postgres-server.test-support.ts'

/** Fewer than the processes of a test open, so that each transaction may get another one. */
const serverConnections = 6

/**
 * Starts PgBouncer in transaction mode, with nothing else changed that the platform would notice, before a PostgreSQL server for one test.
 * Returns the URL of the server behind it.
 */
export async function startPooler(serverUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const user = owner()
  const port = await freePort()
  const server = new URL(serverUrl)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
server_login_retry = 1
`,
  )
  if (user !== undefined) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid)
  const child = spawn('pgbouncer', ['-q', settings], {
    ...user,
    cwd: folder,
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  server.port = String(port)
  for (;;) {
    const client = new pg.Client(server.href)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return server.href
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`, { cause: error })
      await setTimeout(50)
    }
  }
}

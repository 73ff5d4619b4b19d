import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@search-foundation/start/ports'
import { onTestFinished } from 'vitest'

const execute = promisify(execFile)

/** Debian's folder of PostgreSQL's programs, with a subfolder per version. */
const debianPlace = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs: `PGBIN`, or the newest of Debian's. */
function programs(): string {
  const given = process.env['PGBIN']
  if (given) return given
  const versions = existsSync(debianPlace) ? readdirSync(debianPlace) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest === undefined) throw new Error('Set PGBIN to the folder of initdb, pg_ctl and pg_dump.')
  return join(debianPlace, newest, 'bin')
}

/** PostgreSQL refuses to run as root: there it runs as the user of Debian's package. */
export function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** Runs one of PostgreSQL's programs; resolves to what it prints. */
export async function runProgram(name: string, parameters: readonly string[]): Promise<string> {
  const options = { ...owner(), cwd: tmpdir(), maxBuffer: 1024 * 1024 * 1024 }
  return (await execute(join(programs(), name), [...parameters], options)).stdout
}

export interface PostgresServer {
  url: string
  folder: string
  /** Restarts the server. `fast` ends its connections in order, `immediate` is a crash after which it recovers from its log. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
}

/** Starts an empty PostgreSQL server for one test. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = owner()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await runProgram('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const port = await freePort()
  const control = (...parameters: string[]) =>
    runProgram('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', ...parameters])
  await control('-o', `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`, 'start')
  onTestFinished(async () => {
    await control('-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    restart: async (mode) => void (await control('-m', mode, 'restart')),
  }
}

import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { aptInstall, canApt } from './apt.mjs'
import { runCommand } from './command.mjs'
import { explain, PlainError } from './plain-error.mjs'
import { freePort } from './ports.mjs'
import { createProcessGroup, signalGroup, tail } from './process-group.mjs'

/** Debian's folder of PostgreSQL's programs, with a subfolder per version. */
const debianPlace = '/usr/lib/postgresql'
const startSeconds = 30

/**
 * The folder of `initdb` and `postgres`: `PGBIN`, the newest of Debian's, or one on the search path.
 * @param {NodeJS.ProcessEnv} env
 */
function findPrograms(env) {
  const debian = existsSync(debianPlace)
    ? readdirSync(debianPlace)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianPlace, version, 'bin'))
    : []
  const places = [env.PGBIN ?? '', ...debian, ...(env.PATH ?? '').split(':')]
  return places.find(
    (place) => place !== '' && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  )
}

/**
 * Whether PgBouncer is installed, which tests put before the server.
 * @param {NodeJS.ProcessEnv} env
 */
const hasPooler = (env) =>
  ['/usr/sbin', ...(env.PATH ?? '').split(':')].some((place) => existsSync(join(place, 'pgbouncer')))

/**
 * PostgreSQL refuses to run as root: there it runs as the user of Debian's package.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ uid: number, gid: number } | undefined>}
 */
async function owner(env) {
  if (process.getuid?.() !== 0) return undefined
  /** @param {string} flag */
  const id = async (flag) => Number((await runCommand('id', [flag, 'postgres'], { env })).output)
  return { uid: await id('-u'), gid: await id('-g') }
}

/**
 * Starts a new PostgreSQL server with an empty database on a free port. Returns its URL and a function that stops it.
 * Throws a PlainError when there is none and none can be installed.
 * @param {NodeJS.ProcessEnv} env
 */
export async function startPostgres(env) {
  if (!(findPrograms(env) && hasPooler(env)) && canApt())
    await aptInstall('PostgreSQL and PgBouncer', ['postgresql', 'pgbouncer'], env)
  const programs = findPrograms(env)
  if (!programs) {
    throw new PlainError(
      'PostgreSQL is missing: install it (its initdb must be on the PATH or in PGBIN), or set DATABASE_URL to a server for tests.',
    )
  }
  if (!hasPooler(env))
    throw new PlainError('PgBouncer is missing: install it (pgbouncer must be on the PATH or in /usr/sbin).')
  const folder = mkdtempSync(join(tmpdir(), 'search-foundation-postgres-'))
  const user = await owner(env)
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = await runCommand(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { env, cwd: folder, ...user },
  )
  if (made.code !== 0) throw new PlainError(explain('Preparing PostgreSQL', made.output))
  const port = await freePort()
  const group = createProcessGroup(join(folder, 'logs'))
  const server = group.start({
    name: 'postgres',
    command: join(programs, 'postgres'),
    parameters: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    env,
    cwd: folder,
    ...user,
  })
  const deadline = Date.now() + startSeconds * 1000
  const parameters = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  while ((await runCommand(join(programs, 'pg_isready'), parameters, { env })).code !== 0) {
    if (!server.alive() || Date.now() > deadline)
      throw new PlainError(`PostgreSQL did not start:\n${tail(server.log)}`)
    await wait(100)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Folder of the server's programs. */
    programs,
    async stop() {
      // To PostgreSQL, SIGINT means: close all connections and end. SIGTERM would wait for a client that a test left behind.
      signalGroup(server.pid, 'SIGINT')
      await group.end()
      // The processes of a server that was killed notice it a moment later, and write until then.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

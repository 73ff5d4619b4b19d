import { startPostgres } from './postgres.mjs'

/**
 * Runs `work` in an environment whose `DATABASE_URL` names a PostgreSQL server for tests: the one it names already, or
 * one of our own that lives as long as the work. Throws a PlainError when there is none and none can be installed.
 * @template T
 * @param {NodeJS.ProcessEnv} env
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} work
 */
export async function onPostgres(env, work) {
  if (env.DATABASE_URL) return work(env)
  const server = await startPostgres(env)
  try {
    return await work({ ...env, DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

import { startPostgres } from './postgres.mjs'

/**
 * Runs work with a PostgreSQL server: that of `DATABASE_URL`, or one of our own that ends with the work, also on Ctrl-C.
 * @template Result
 * @param {NodeJS.ProcessEnv} env
 * @param {(env: NodeJS.ProcessEnv) => Promise<Result>} work gets the environment that names the server
 * @returns {Promise<Result>}
 */
export async function withPostgres(env, work) {
  if (env.DATABASE_URL) return work(env)
  const server = await startPostgres(env)
  const interrupt = () => void server.stop().then(() => process.exit(130))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    return await work({ ...env, DATABASE_URL: server.url, PGBIN: server.programs })
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    await server.stop()
  }
}

import { runCommand } from './command.mjs'
import { startPostgres } from './postgres.mjs'
import { turboTask } from './turbo-task.mjs'

/**
 * Runs the platform's tests on PostgreSQL: the server of `DATABASE_URL`, or one of our own that ends with them, also on Ctrl-C.
 * Returns the exit code and the output.
 * @param {NodeJS.ProcessEnv} env
 */
export async function testPlatformOnPostgres(env) {
  const task = turboTask('test:unit', '--filter=@search-foundation/platform')
  if (env.DATABASE_URL) return runCommand('pnpm', task, { env, show: true })
  const server = await startPostgres(env)
  const interrupt = () => void server.stop().then(() => process.exit(130))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    const onServer = { ...env, DATABASE_URL: server.url, PGBIN: server.programs }
    return await runCommand('pnpm', task, { env: onServer, show: true })
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    await server.stop()
  }
}

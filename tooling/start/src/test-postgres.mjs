import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { run } from './plain-error.mjs'
import { turboTask } from './turbo-task.mjs'
import { withPostgres } from './with-postgres.mjs'

/** `pnpm test:postgres`: the platform's tests on a PostgreSQL server, as `npm test` runs them. */
await run(async () => {
  const env = await toolchain()
  await install(env)
  const task = turboTask('test:unit', '--filter=@search-foundation/platform')
  const { code } = await withPostgres(env, (onServer) =>
    runCommand('pnpm', task, { env: onServer, show: true }),
  )
  process.exitCode = code
})

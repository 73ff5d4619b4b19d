import { runCommand } from './command.mjs'
import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { onPostgres } from './on-postgres.mjs'
import { run } from './plain-error.mjs'

/** `pnpm test:postgres`: the platform's tests once more, on a PostgreSQL server instead of PGlite. */
await run(async () => {
  const tools = await toolchain()
  await install(tools)
  const parameters = ['--filter', '@search-foundation/local-platform', 'test:unit']
  const { code } = await onPostgres(tools, (env) => runCommand('pnpm', parameters, { env, show: true }))
  if (code !== 0) process.exitCode = 1
})

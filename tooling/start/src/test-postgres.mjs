import { install } from './install.mjs'
import { toolchain } from './node.mjs'
import { run } from './plain-error.mjs'
import { testPlatformOnPostgres } from './platform-on-postgres.mjs'

/** `pnpm test:postgres`: the platform's tests once more, on a PostgreSQL server instead of PGlite. */
await run(async () => {
  const env = await toolchain()
  await install(env)
  if (!(await testPlatformOnPostgres(env))) process.exitCode = 1
})

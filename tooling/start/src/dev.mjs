import { build } from './build.mjs'
import { developmentServers } from './development-servers.mjs'
import { run } from './plain-error.mjs'
import { ports } from './services.mjs'
import { runStack } from './stack.mjs'

/** `npm run dev`: the development servers of the site and the dashboard, with hot reload, and the platform. */
await run(() =>
  runStack({
    command: 'npm run dev',
    claimed: [
      { port: ports.web, name: 'site' },
      { port: ports.dashboard, name: 'dashboard' },
    ],
    prepare: async (env, signal) => {
      await build(env, signal, 'SDK')
      return developmentServers()
    },
  }),
)

import { build } from './build.mjs'
import { run } from './plain-error.mjs'
import { ports } from './services.mjs'
import { siteAddress, siteServer } from './site-server.mjs'
import { assembleSite } from './site.mjs'
import { runStack } from './stack.mjs'

/** `npm start`: the production build of the site and the dashboard on one origin, and the platform. */
await run(() =>
  runStack({
    command: 'npm start',
    claimed: [{ port: ports.web, name: 'site' }],
    async prepare(env, signal) {
      await build(env, signal)
      assembleSite()
      return [{ ...siteServer(), address: siteAddress, seconds: 30 }]
    },
  }),
)

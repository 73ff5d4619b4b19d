import { run } from './plain-error.mjs'
import { ports } from './services.mjs'
import { runStack } from './stack.mjs'

/** @param {string} name @param {string} address */
const developmentServer = (name, address) => ({
  name,
  command: 'pnpm',
  parameters: ['--filter', `@search-foundation/${name}`, 'dev'],
  address,
  seconds: 120,
})

/** `npm run dev`: the development servers of the site and the dashboard, with hot reload, and the platform. */
await run(() =>
  runStack({
    command: 'npm run dev',
    claimed: [
      { port: ports.web, name: 'site' },
      { port: ports.dashboard, name: 'dashboard' },
    ],
    prepare: async () => [
      developmentServer('dashboard', `http://127.0.0.1:${ports.dashboard}/api-dashboard`),
      developmentServer('web', `http://127.0.0.1:${ports.web}/`),
    ],
  }),
)

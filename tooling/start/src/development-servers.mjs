import { ports } from './services.mjs'

/** @param {string} name @param {string} address @param {readonly string[]} options */
const developmentServer = (name, address, options) => ({
  name,
  command: 'pnpm',
  parameters: ['--filter', `@search-foundation/${name}`, 'dev', ...options],
  address,
  seconds: 120,
})

/**
 * The development servers of both apps, with hot reload; the site's is the one that a browser visits.
 * @param {readonly string[]} options of Vite: `--force` discards what it has stored from earlier runs
 */
export const developmentServers = (options = []) => [
  developmentServer('dashboard', `http://127.0.0.1:${ports.dashboard}/api-dashboard`, options),
  developmentServer('web', `http://127.0.0.1:${ports.web}/`, options),
]

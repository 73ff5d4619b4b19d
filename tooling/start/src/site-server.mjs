import { createRequire } from 'node:module'

import { ports } from './services.mjs'

const require = createRequire(import.meta.url)

/** Serves `dist/site` as the CDN does: superstatic applies the redirects, rewrites and headers of firebase.json. */
export const siteServer = () => ({
  name: 'site',
  command: 'node',
  parameters: [
    require.resolve('superstatic/lib/bin/server.js'),
    ...['.', '--config', 'firebase.json', '--compression'],
    ...['--hostname', '127.0.0.1', '--port', String(ports.web)],
  ],
})

export const siteAddress = `http://127.0.0.1:${ports.web}/`

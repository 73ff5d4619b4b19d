import { parseArgs } from 'node:util'
import { server } from 'superstatic'

import { readablePath } from './readable-path.mjs'
import { root } from './repository.mjs'

/**
 * Serves `dist/site` as the CDN does: superstatic applies the redirects, rewrites and headers of firebase.json. It ends at a path that
 * cannot be decoded, so those are answered before it.
 */
const { port, hostname } = parseArgs({
  options: { port: { type: 'string' }, hostname: { type: 'string' } },
}).values
const app = server({
  cwd: root,
  config: 'firebase.json',
  compression: true,
  port: Number(port),
  hostname,
})
app.use(readablePath)
app.listen()

import { server } from 'superstatic'

import { acceptMarkdown } from './accept-markdown.mjs'
import { readablePath } from './readable-path.mjs'
import { root } from './repository.mjs'
import { ports } from './services.mjs'

/**
 * Serves `dist/site` as the CDN does: superstatic applies the redirects, rewrites and headers of firebase.json. It ends at a path that
 * cannot be decoded, so those are answered before it. Documentation is also served as Markdown, which the CDN cannot do.
 */
const app = server({
  cwd: root,
  config: 'firebase.json',
  compression: true,
  port: ports.web,
  hostname: '127.0.0.1',
})
app.use(readablePath)
app.use(acceptMarkdown)
app.listen(() => console.log(`The site listens on port ${ports.web}.`))

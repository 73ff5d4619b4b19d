import { join } from 'node:path'

import { ports } from './services.mjs'

/** The process that serves `dist/site`. */
export const siteServer = () => ({
  name: 'site',
  command: 'node',
  parameters: [join(import.meta.dirname, 'serve-site.mjs')],
})

export const siteAddress = `http://127.0.0.1:${ports.web}/`

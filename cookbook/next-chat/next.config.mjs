import { join } from 'node:path'

export default {
  // In a project of your own, leave these two out: packages are installed above this folder here, and its types are checked with those of the
  // other programs.
  turbopack: { root: join(import.meta.dirname, '../..') },
  typescript: { ignoreBuildErrors: true },
}

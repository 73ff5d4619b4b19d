import type { Config } from '@react-router/dev/config'

import { prerenderedPaths } from './prerendered-paths.ts'

export default {
  ssr: false,
  buildDirectory: 'dist',
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderedPaths, concurrency: 4 },
} satisfies Config

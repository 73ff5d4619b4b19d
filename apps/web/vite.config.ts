import { reactRouter } from '@react-router/dev/vite'
import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vite'

import { constants } from './site-build/constants.ts'
import { docsDataModule } from './site-build/plugins/docs-data-module.ts'
import { dashboardPaths, hosting } from './site-build/plugins/hosting.ts'
import { loadPages } from './site-build/plugins/load-pages.ts'
import { reloadPages } from './site-build/plugins/reload-pages.ts'

export default defineConfig(({ mode }) => ({
  ...resolveSources,
  plugins: [hosting(), docsDataModule(), reactRouter(), loadPages(), reloadPages()],
  define: constants(mode),
  build: {
    cssTarget,
    assetsInlineLimit: 0,
  },
  // Islands are found by a glob, which the scan for dependencies does not follow. One found later would reload the page.
  optimizeDeps: { entries: ['app/**/*.island.tsx', 'app/shell/*.ts'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 3000),
    strictPort: true,
    // One origin in development as in production: requests for the dashboard go to its own server.
    proxy: { [dashboardPaths]: { target: 'http://127.0.0.1:3001', ws: true } },
  },
}))

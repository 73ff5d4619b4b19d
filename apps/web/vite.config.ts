import { reactRouter } from '@react-router/dev/vite'
import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vite'

const dashboard = { target: 'http://127.0.0.1:3001', ws: true }

export default defineConfig({
  ...resolveSources,
  plugins: [reactRouter()],
  envPrefix: 'SF_',
  build: {
    cssTarget,
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 3000),
    strictPort: true,
    // One origin in development as in production: the dashboard's own server answers below its path.
    proxy: { '^/([a-zA-Z-]+/)?api-dashboard(/|\\?|$)': dashboard },
  },
})

import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const source = '@search-foundation/source'
const dashboard = { target: 'http://127.0.0.1:3001', ws: true }

export default defineConfig({
  plugins: [reactRouter()],
  envPrefix: 'SF_',
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    // Browsers that know light-dark(): with the default target the function is rewritten into something the theme cannot switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
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

import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { contentSecurityPolicy } from './build/content-security-policy.ts'
import { localePrefix } from './build/locale-prefix.ts'

export default defineConfig({
  ...resolveSources,
  base: '/api-dashboard/',
  envPrefix: 'SF_',
  plugins: [react(), localePrefix(), contentSecurityPolicy()],
  server: { host: '127.0.0.1', port: 3001, strictPort: true },
  build: { target: 'es2023', cssTarget },
})

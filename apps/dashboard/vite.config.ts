import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

import { contentSecurityPolicy } from './build/content-security-policy.ts'
import { localePrefix } from './build/locale-prefix.ts'

const conditions = ['@search-foundation/source', ...defaultClientConditions]

export default defineConfig({
  base: '/api-dashboard/',
  envPrefix: 'SF_',
  resolve: { conditions },
  plugins: [react(), localePrefix(), contentSecurityPolicy()],
  server: { host: '127.0.0.1', port: 3001, strictPort: true },
  // Browsers that know light-dark() themselves; the default would rewrite it.
  build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
})

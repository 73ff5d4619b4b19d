import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import { providerChunks } from '@search-foundation/vite/provider-chunks'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkGroups } from './vite/chunk-groups.ts'
import { componentTexts } from './vite/component-texts.ts'
import { constants } from './vite/constants.ts'
import { addContentSecurityPolicy } from './vite/content-security-policy.ts'
import { firstLoadLimit } from './vite/first-load.ts'
import { localePrefix } from './vite/locale-prefix.ts'
import { pageHtml } from './vite/page-html.ts'
import { pageWeightLimits } from './vite/page-weights.ts'
import { shellPages } from './vite/shell-pages.ts'

export default defineConfig(({ mode }) => ({
  ...resolveSources,
  base: '/api-dashboard/',
  envPrefix: 'SF_',
  define: constants(mode),
  plugins: [
    react(),
    componentTexts(),
    localePrefix(),
    pageHtml(),
    addContentSecurityPolicy(),
    providerChunks(),
    shellPages(),
    firstLoadLimit(),
    pageWeightLimits(),
  ],
  server: { host: '127.0.0.1', port: 3001, strictPort: true },
  build: {
    target: 'es2023',
    cssTarget,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))

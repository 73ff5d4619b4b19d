import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  test: { server: { deps: { inline: [/@search-foundation/] } } },
})

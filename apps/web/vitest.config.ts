import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

// Without the site's own configuration, whose plugin builds pages.
export default defineConfig(resolveSources)

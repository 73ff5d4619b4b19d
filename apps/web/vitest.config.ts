import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

import { constants } from './vite/constants.ts'

// Without the site's own configuration, whose plugin builds pages.
export default defineConfig({ ...resolveSources, define: constants('test') })

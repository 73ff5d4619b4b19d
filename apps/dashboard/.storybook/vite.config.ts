import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ ...resolveSources, plugins: [react()], build: { cssTarget } })

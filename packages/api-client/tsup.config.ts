import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/sse.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  silent: true,
  treeshake: true,
})

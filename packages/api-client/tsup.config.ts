import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/all.ts', 'src/sse.ts', 'src/upload.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  treeshake: true,
})

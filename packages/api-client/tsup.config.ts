import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/account.ts', 'src/all.ts', 'src/sse.ts', 'src/upload.ts', 'src/webhooks.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  esbuildOptions(options) {
    // Inlines constants.
    options.minifySyntax = true
  },
  plugins: [
    {
      // Splitting leaves imports for side effects. We have none, and bundlers warn about each.
      name: 'no-bare-imports',
      renderChunk: (code) => ({ code: code.replaceAll(/^import\s*["']\.\/chunk-[^"']+["'];\n/gm, '') }),
    },
    {
      // Indentation by two spaces is a sixth of the package.
      name: 'tabs',
      renderChunk: (code) => ({
        code: code.replaceAll(/^(?: {2})+/gm, (space) => '\t'.repeat(space.length / 2)),
      }),
    },
  ],
})

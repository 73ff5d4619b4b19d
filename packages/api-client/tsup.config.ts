import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/account.ts', 'src/all.ts', 'src/sse.ts', 'src/upload.ts', 'src/webhooks.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  esbuildOptions(options, { format }) {
    // Inlines constants.
    options.minifySyntax = true
    // Keeps the package small. The ES modules, which most projects resolve to, stay readable.
    options.minifyWhitespace = format === 'cjs'
    options.minifyIdentifiers = format === 'cjs'
  },
  plugins: [
    {
      // Splitting leaves imports for side effects. We have none, and bundlers warn about each.
      name: 'no-bare-imports',
      renderChunk: (code) => ({ code: code.replaceAll(/^import\s*["']\.\/chunk-[^"']+["'];\n/gm, '') }),
    },
  ],
})

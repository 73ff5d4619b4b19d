import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/account.ts', 'src/all.ts', 'src/sse.ts', 'src/upload.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  esbuildOptions(options) {
    // Constants stand where they are used.
    options.minifySyntax = true
  },
  plugins: [
    {
      // Splitting leaves imports for their effects, of which we have none; bundlers would warn of each.
      name: 'no-bare-imports',
      renderChunk: (code) => ({ code: code.replaceAll(/^import\s*["']\.\/chunk-[^"']+["'];\n/gm, '') }),
    },
  ],
})

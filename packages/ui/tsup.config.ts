import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/*/index.ts', 'src/styles.css'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  silent: true,
  // Class names of CSS Modules; fonts travel as files beside the stylesheet.
  loader: { '.css': 'local-css', '.woff2': 'copy' },
  async onSuccess() {
    // esbuild writes a component's styles beside it but does not import them from it.
    for await (const stylesheet of glob('dist/*/index.css')) {
      const script = join(dirname(stylesheet), 'index.js')
      const code = await readFile(script, 'utf8')
      await writeFile(script, `import './${basename(stylesheet)}'\n${code}`)
    }
  },
})

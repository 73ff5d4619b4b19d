import { join } from 'node:path'
import { build, type Rollup } from 'vite'

/**
 * Bundles the shell apart from the pages: the blocking script as text to inline, the controls as a module with the
 * command palette in a chunk of its own. Returns the text and the public path of the controls.
 */
export async function bundleShell(
  root: string,
  assets: string,
): Promise<{ firstPaint: string; controls: string }> {
  const firstPaint = await bundle(root, 'app/shell/first-paint.ts', 'iife', false, assets)
  const controls = await bundle(root, 'app/shell/controls.ts', 'es', true, assets)
  return { firstPaint: firstPaint.code.trim(), controls: `/assets/${controls.fileName}` }
}

async function bundle(root: string, entry: string, format: 'iife' | 'es', write: boolean, outDir: string) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@search-foundation/source', 'module', 'browser', 'production'] },
    build: {
      write,
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        output: {
          format,
          entryFileNames: 'shell-[name]-[hash].js',
          chunkFileNames: 'shell-[name]-[hash].js',
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    if (!('output' in output)) continue
    const chunk = output.output.find(
      (part): part is Rollup.OutputChunk => part.type === 'chunk' && part.isEntry,
    )
    if (chunk) return chunk
  }
  throw new Error(`Bundling ${entry} gave no entry chunk.`)
}

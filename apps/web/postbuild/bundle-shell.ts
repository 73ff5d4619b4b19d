import { join } from 'node:path'
import { bundleScript } from '@search-foundation/vite/bundle-script'
import { resolveSources } from '@search-foundation/vite/preset'
import { build } from 'vite'

/** The scripts of every page, bundled apart from the pages. */
export interface Shell {
  /** The blocking script, to be inlined at the start of the body. */
  firstPaint: string
  /** Public path of the module that connects the controls. */
  controls: string
}

/** Bundles the shell: the blocking script as text, the controls as a module among the site's assets. */
export async function bundleShell(root: string, assets: string): Promise<Shell> {
  return {
    firstPaint: await bundleScript(join(root, 'app/shell/first-paint.ts')),
    controls: `/assets/${await bundleModule(join(root, 'app/shell/controls.ts'), assets)}`,
  }
}

/** Bundles a module into `folder`, with dynamic imports as chunks of their own. Returns the name of its file. */
async function bundleModule(entry: string, folder: string): Promise<string> {
  const names = 'shell-[name]-[hash].js'
  const result = await build({
    ...resolveSources,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: names, chunkFileNames: names } },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const files = bundle !== undefined && 'output' in bundle ? bundle.output : []
  const [name] = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : []))
  if (name === undefined) throw new Error(`Bundling ${entry} produced no module.`)
  return name
}

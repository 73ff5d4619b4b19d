import { globSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScript } from '@search-foundation/vite/bundle-script'
import { cssTarget, resolveSources } from '@search-foundation/vite/preset'
import { providerChunks } from '@search-foundation/vite/provider-chunks'
import { build } from 'vite'

import { constants } from '../constants.ts'
import { islandWeightLimit } from './island-weights.ts'

/** The scripts of the pages. */
export interface BrowserScripts {
  /** The blocking script, to be inlined at the start of the body. */
  firstPaint: string
  /** Public path of the module that connects the controls and starts the islands. */
  controls: string
  /** Public path of each island's module by its source file (`/app/products/reader/reader-demo.island.tsx`). */
  islands: ReadonlyMap<string, string>
}

const controls = 'app/shell/controls.ts'

/** Bundles the blocking script as text, and the controls and all islands as modules that share chunks in `assets`. */
export async function bundleBrowser(root: string, assets: string): Promise<BrowserScripts> {
  const islands = globSync('app/**/*.island.tsx', { cwd: root })
  const files = await bundleModules(root, [controls, ...islands], assets)
  const pathOf = (source: string) => {
    const file = files.get(join(root, source))
    if (file === undefined) throw new Error(`Bundling ${source} produced no module.`)
    return `/assets/${file}`
  }
  return {
    firstPaint: await bundleScript(join(root, 'app/shell/first-paint.ts')),
    controls: pathOf(controls),
    islands: new Map(islands.map((source) => [`/${source}`, pathOf(source)])),
  }
}

/** Bundles modules of `root` into `folder`. Returns the name of each one's file by the path of the source. */
async function bundleModules(
  root: string,
  sources: readonly string[],
  folder: string,
): Promise<Map<string, string>> {
  const names = '[name]-[hash].js'
  const result = await build({
    ...resolveSources,
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: constants('production'),
    plugins: [
      providerChunks(),
      islandWeightLimit(),
      {
        // With styles in the pages and `modulePreload` off, Vite's helper only calls the function that it wraps.
        name: 'nothing-to-preload',
        enforce: 'pre',
        load: (id) =>
          id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
      },
      {
        name: 'styles-are-in-the-pages',
        // Vite adds its file of styles in this hook, too.
        enforce: 'post',
        generateBundle(_, bundle) {
          for (const name of Object.keys(bundle)) if (!name.endsWith('.js')) delete bundle[name]
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      // One file, which is dropped, so that no chunk waits for a file of styles.
      cssCodeSplit: false,
      cssTarget,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: sources.map((source) => join(root, source)),
        output: {
          entryFileNames: names,
          chunkFileNames: names,
          // Every page loads the controls, so they are one request with all that they import; islands import from them what they share.
          codeSplitting: { groups: [{ name: 'controls', test: /app\/shell\/controls\.ts$/ }] },
        },
        // An island is imported by its address, so it must export what its source does. The controls also export what islands share.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const files = bundle !== undefined && 'output' in bundle ? bundle.output : []
  return new Map(
    files.flatMap((file) =>
      file.type === 'chunk' && file.isEntry && file.facadeModuleId !== null
        ? [[file.facadeModuleId, file.fileName]]
        : [],
    ),
  )
}

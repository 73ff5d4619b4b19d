import { join } from 'node:path'
import { build } from 'esbuild'

import { gzipSize } from './gzip-size.ts'

/**
 * Bytes (gzip) that a bundle pays for these exports of the built SDK, minified and tree-shaken.
 * @param folder the SDK's `dist`
 * @param names exports, or `*` for all
 */
export async function sdkSize(folder: string, names: readonly string[] | '*'): Promise<number> {
  const entry = join(folder, 'index.js')
  const what = names === '*' ? '*' : `{ ${names.join(', ')} }`
  const result = await build({
    stdin: { contents: `export ${what} from ${JSON.stringify(entry)}`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return gzipSize(result.outputFiles[0]?.contents ?? new Uint8Array())
}

import { build } from 'esbuild'

import { gzipSize } from './gzip-size.ts'

/** Bytes (gzip) of a browser bundle of a module, minified and tree-shaken. */
export async function bundleSize(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return gzipSize(outputFiles[0]?.contents ?? new Uint8Array())
}

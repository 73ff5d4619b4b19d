import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const dist = new URL('../dist/', import.meta.url).pathname

/** Bytes (gzip) that a browser bundle pays for exports of a built entry, minified and tree-shaken. `names` is a list with commas, or `*`. */
export async function bundleSize(names, entry = 'index') {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names === '*' ? '*' : `{ ${names} }`} from './${entry}.js'`,
      resolveDir: dist,
    },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    external: ['@opentelemetry/api'],
    write: false,
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

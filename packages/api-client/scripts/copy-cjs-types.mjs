// CommonJS consumers need declarations of their own kind: the same ones, named .d.cts, pointing at each other.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../dist/', import.meta.url).pathname
for (const name of readdirSync(folder, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const types = readFileSync(join(folder, name), 'utf8')
  writeFileSync(join(folder, name), types.replaceAll(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
  writeFileSync(
    join(folder, name.replace(/\.d\.ts$/, '.d.cts')),
    types.replaceAll(/(from ['"]\.[^'"]*)\.ts(['"])/g, '$1.cjs$2'),
  )
}

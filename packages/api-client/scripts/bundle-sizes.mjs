// Prints what the bundles of `bundles.json` weigh, in bytes of gzip. Fails above a limit. `bench:sdk` prints the same bundles beside others.
import { readFileSync } from 'node:fs'

import { bundleSize } from './bundle-size.mjs'

const bundles = JSON.parse(readFileSync(new URL('../bundles.json', import.meta.url), 'utf8'))

for (const { name, entry, exports, limit } of bundles) {
  const bytes = await bundleSize(exports, entry)
  console.log(`${String(bytes).padStart(5)} B of ${limit}  ${name}`)
  if (bytes > limit) {
    console.error(`"${name}" is ${bytes - limit} B above its limit.`)
    process.exitCode = 1
  }
}

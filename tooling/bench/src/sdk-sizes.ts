import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { bundleSize } from './bundle-size.ts'

interface Bundle {
  name: string
  entry: string
  /** Names with commas, or `*` for all. */
  exports: string
  limit: number
}

const sdk = resolve(import.meta.dirname, '../../../packages/api-client')

/** Returns the names and sizes (bytes, gzip) of the bundles for which the SDK has limits. */
export async function sdkSizes(): Promise<[name: string, bytes: number][]> {
  const bundles = JSON.parse(readFileSync(join(sdk, 'bundles.json'), 'utf8')) as Bundle[]
  return Promise.all(
    bundles.map(async ({ name, entry, exports }) => [
      name,
      await bundleSize(
        `export ${exports === '*' ? '*' : `{ ${exports} }`} from './${entry}.js'`,
        join(sdk, 'dist'),
      ),
    ]),
  )
}

import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** A function of the SDK, as `packages/api-client/scripts/reference.mjs` describes it. */
export interface SdkFunction {
  /** The entry of the package that exports it; `index` is the package itself. */
  entry: string
  name: string
  /** One paragraph; text between backticks is code. */
  description: string
  /** TypeScript. */
  signature: string
}

/** Reads the functions of the SDK, which its build describes; empty while it has not been built. */
export function readSdkFunctions(): readonly SdkFunction[] {
  const file = join(
    findPackageJSON('@search-foundation/api-client', import.meta.url) ?? '',
    '../etc/reference.json',
  )
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SdkFunction[]) : []
}

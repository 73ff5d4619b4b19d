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
  /** A use of it, as TypeScript. */
  example?: string
  /** Names of the types in its signature. */
  types: readonly string[]
}

/** A type of the SDK. */
export interface SdkType {
  /** The first entry of the package that exports it. */
  entry: string
  name: string
  /** One paragraph; text between backticks is code. */
  description: string
  /** TypeScript: what it is besides its fields, such as the types that it extends. */
  type?: string
  /** The fields that it declares, those of object literals in it included. */
  fields: readonly { name: string; type: string; description: string }[]
}

/** Everything that the package exports. */
export interface SdkReference {
  functions: readonly SdkFunction[]
  types: readonly SdkType[]
}

/** Reads the reference of the SDK, which its build writes; empty while it has not been built. */
export function readSdkReference(): SdkReference {
  const file = join(
    findPackageJSON('@search-foundation/api-client', import.meta.url) ?? '',
    '../etc/reference.json',
  )
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as SdkReference)
    : { functions: [], types: [] }
}

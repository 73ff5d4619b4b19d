import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

import { readExamples } from './read-examples.ts'

/** A function of the SDK, as `packages/api-client/scripts/reference.mjs` describes it. */
export interface SdkFunction {
  /** The entry of the package that exports it; `index` is the package itself. */
  entry: string
  name: string
  /** Paragraphs; text between backticks is code. */
  description: string
  /** TypeScript, in one line. */
  signature: string
  /** A use of it, as TypeScript. */
  example: string
  /** Names of the types in its signature. */
  types: readonly string[]
}

/** A type of the SDK. */
export interface SdkType {
  /** The first entry of the package that exports it. */
  entry: string
  name: string
  /** Paragraphs; text between backticks is code. */
  description: string
  /** TypeScript, in one line: what it is besides its fields, such as the types that it extends. */
  type?: string
  /** The fields that it declares, with those of object literals in it. */
  fields: readonly { name: string; type: string; description: string }[]
}

/** Everything that the package exports. */
export interface SdkReference {
  functions: readonly SdkFunction[]
  types: readonly SdkType[]
}

/** The reference as it is built: functions may have an example in their docstring. */
type BuiltReference = Pick<SdkReference, 'types'> & {
  functions: readonly (Omit<SdkFunction, 'example'> & Partial<Pick<SdkFunction, 'example'>>)[]
  /** The numbers of `packages/api-client/src/core/limits.ts`. */
  limits: Readonly<
    Record<
      | 'defaultTimeout'
      | 'searchTimeout'
      | 'defaultConcurrency'
      | 'defaultTolerance'
      | 'defaultRetries'
      | 'defaultBudget'
      | 'baseDelay'
      | 'maxDelay',
      number
    >
  >
  /** Versions of Node that the package is for: `>=20`. */
  node: string
}

/** Reads the reference that the build of the SDK writes. Throws when the SDK has not been built, and for a function without an example. */
export function readSdkReference(): SdkReference {
  const { functions, types } = readBuiltReference()
  const examples = readExamples()
  return {
    types,
    functions: functions.map((item) => {
      const example = item.example ?? examples.get(item.name)
      if (example === undefined) throw new Error(`${item.name} has no example in src/examples.`)
      return { ...item, example }
    }),
  }
}

/** Reads what the build of the SDK writes. Throws when it has not been built. */
export function readBuiltReference(): BuiltReference {
  const folder = findPackageJSON('@search-foundation/api-client', import.meta.url) ?? ''
  try {
    return JSON.parse(readFileSync(join(folder, '../etc/reference.json'), 'utf8')) as BuiltReference
  } catch (error) {
    throw new Error('Build the SDK first: pnpm exec turbo run build --filter @search-foundation/api-client', {
      cause: error,
    })
  }
}

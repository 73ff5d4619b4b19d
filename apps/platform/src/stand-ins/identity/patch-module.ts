import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** A change of a module of another package, which has no setting for it. */
export interface ModulePatch {
  /** The modules to ask one after the other for the way to the module, which the last one is. */
  path: readonly string[]
  /** What its text has once. */
  original: string
  replacement: string
}

/** Returns the file of the module. Throws when one of the modules on the way is missing. */
export const fileOf = ({ path }: ModulePatch): string =>
  path.reduce((file, name) => createRequire(file).resolve(name), import.meta.filename)

/** Returns the changed text of the module. Throws an Error when the original is not there exactly once. */
export function patchedText(patch: ModulePatch): string {
  const file = fileOf(patch)
  const [before = '', after, ...more] = readFileSync(file, 'utf8').split(patch.original)
  if (after === undefined || more.length > 0)
    throw new Error(`${file} is not as expected: it does not have this once: ${patch.original}`)
  return before + patch.replacement + after
}

/** Changes a module that is loaded from now on. */
export function patchModule(patch: ModulePatch): void {
  const address = pathToFileURL(fileOf(patch)).href
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      return url === address ? { ...loaded, source: patchedText(patch) } : loaded
    },
  })
}
